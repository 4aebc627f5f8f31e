/** What I keep on this device: my notes of the drawers at one table, and whether I like the chest unfolded. */
export const LONGEST_NOTE = 24;

export type Notes = Readonly<Record<number, string>>;

const noteName = () => `contrabande.md.notes:${location.pathname}`;
const FLAT = "contrabande.md.flat";

export function readNotes(): Notes {
  try {
    return JSON.parse(localStorage.getItem(noteName()) ?? "{}") as Notes;
  } catch {
    return {};
  }
}

export function keepNotes(notes: Notes): void {
  const written = Object.entries(notes).filter(([, text]) => text.trim() !== "");
  if (written.length) localStorage.setItem(noteName(), JSON.stringify(Object.fromEntries(written)));
  else localStorage.removeItem(noteName());
}

export const isFlatLiked = () => localStorage.getItem(FLAT) === "yes";
export const likeFlat = (isLiked: boolean) => localStorage.setItem(FLAT, isLiked ? "yes" : "no");
