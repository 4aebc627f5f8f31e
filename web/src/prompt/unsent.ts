/** What was chosen but not yet given, kept over a reload: of the open question alone, in this tab alone. */
const KEPT = "contrabande.unsent";

interface Unsent<ChoiceT> {
  question: string;
  choice: ChoiceT;
}

/** One question of one match at one table. */
export const questionOf = (place: string, number: number) => `${place} ${number}`;

/** What was chosen for the question before the page was loaded again. */
export function unsentAt<ChoiceT>(question: string): ChoiceT | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Unsent<ChoiceT> | null;
    return kept?.question === question ? kept.choice : null;
  } catch {
    return null;
  }
}

/** Keep a choice; that of an earlier question goes. */
export function keepUnsent<ChoiceT>(question: string, choice: ChoiceT): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ question, choice }));
  } catch {
    // A browser that keeps nothing loses the choice with the page.
  }
}

export function forgetUnsent(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Then nothing was kept.
  }
}
