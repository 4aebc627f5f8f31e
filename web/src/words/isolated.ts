/** Names, and what people write, that run from right to left: set apart, they move nothing that stands beside them in a sentence. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG, POP] = ["\u2068", "\u2069"];

/** The text between signs that cannot be seen, if it needs them; every other text, and a sentence in which a name has them, as it is. */
export const isolated = (text: string): string => (FROM_RIGHT.test(text) && !text.includes(FIRST_STRONG) ? FIRST_STRONG + text + POP : text);
