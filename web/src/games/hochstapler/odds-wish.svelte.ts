/** Whether this device shows the odds: a help that everybody at the table may switch on for himself. */
const NAME = "contrabande.odds";

class OddsWish {
  isOn = $state(read());

  turn(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(NAME, this.isOn ? "on" : "off");
    } catch {
      // Then it is forgotten with the page.
    }
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(NAME) === "on";
  } catch {
    return false;
  }
}

export const oddsWish = new OddsWish();
