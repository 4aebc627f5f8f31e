/**
 * What is chosen for the open question but not yet given: kept over a reload, in this tab alone, and gone with its question.
 *
 * A choice bears the name of the action's field that it fills, and `way` is the action itself: so whoever has begun on the
 * stage goes on in the form, and the other way round.
 */
import type { MatchView, TableView } from "../wire/types";

const KEPT = "contrabande.unsent";

type Parts = Readonly<Record<string, unknown>>;
interface Kept {
  question: string;
  parts: Parts;
}

/** One question to one seat of one match, until its answer is sealed: to think again is another one. */
export function questionOf(table: TableView | null, match: MatchView | null): string | null {
  if (!table || !match?.prompt || match.seat === null) return null;
  return [table.table, table.match, match.seat, match.prompt.number, JSON.stringify(match.draft)].join(" ");
}

export class Unsent {
  private question: string | null | undefined;
  private parts = $state.raw<Parts>({});

  /** What is asked now; whatever was chosen for another question is forgotten. */
  open(question: string | null): void {
    if (question === this.question) return;
    const kept = read();
    this.question = question;
    this.parts = (kept?.question === question ? kept?.parts : null) ?? {};
    if (kept?.question !== question) forget();
  }

  /** What was chosen in one part of the table, if the question takes it. */
  part<ChoiceT>(name: string, isLegal: (choice: ChoiceT) => boolean): ChoiceT | null {
    const choice = this.parts[name] as ChoiceT | undefined;
    try {
      return choice !== undefined && isLegal(choice) ? choice : null;
    } catch {
      return null; // Another edition of this page has kept it, in another shape.
    }
  }

  /** Keep what was chosen in one part; nothing is a choice taken back. */
  keep(name: string, choice: unknown): void {
    this.keepAll({ [name]: choice });
  }

  /** The same for what is chosen together. */
  keepAll(choices: Parts): void {
    if (!this.question) return;
    this.parts = Object.fromEntries(Object.entries({ ...this.parts, ...choices }).filter(([, choice]) => choice !== undefined));
    if (Object.keys(this.parts).length > 0) write({ question: this.question, parts: this.parts });
    else forget();
  }

  /** The house has the answer: nothing is written any more, though it lies there until the next question comes. */
  given(question: string | null): void {
    if (read()?.question === question) forget();
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing loses the choice with the page.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // Then nothing was kept.
  }
}
