import type { Settings } from "../wire/keep";

const SCALES: Record<Settings["text"], number> = { normal: 1, large: 1.1875, huge: 1.375 };

/** A query of the screen by what its type needs: a number of rem is as large as the letters are, which queries do not know by themselves. */
export const inType = (query: string, text: Settings["text"]): string => query.replace(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * SCALES[text]}rem`);
