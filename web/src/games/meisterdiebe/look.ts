/** What one sees of a drawer, on the chest or unfolded. */
export interface Look {
  drawer: number;
  /** From the top, and clockwise from the north. */
  level: number;
  side: number;
  /** Closed, open, or pulled on as far as its secret compartment. */
  pull: 0 | 1 | 2;
  /** What lies in it where one can see it. */
  jewels: readonly number[];
  alarm: boolean;
  isAsked: boolean;
  isChosen: boolean;
  /** What a screen reader says: where it stands, its name, what is seen. */
  label: string;
  /** What could be remembered of it, where the table writes that down. */
  marks: string;
  /** The same in full: what lies above and below. */
  known: { above: readonly number[]; below: readonly number[] } | null;
}
