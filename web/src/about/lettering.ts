/** What can be shown of a name that somebody wrote: the twin of `engine/lettering.py`. */

const JOINER = "\u200D";
const NON_JOINER = "\u200C";
/** Letters that are written joined may be parted, as in Persian names. */
const PARTED = /^[\u0620-\u064A\u0671-\u06D3\u06FA-\u06FF\u0750-\u077F]\u200C[\u0620-\u064A\u0671-\u06D3\u06FA-\u06FF\u0750-\u077F]$/u;
const HIDDEN = /[\p{C}\p{Z}]/u;
const PICTURE = /^[\p{So}\p{Sm}]$/u;
const DRAWN_HOW = /^[\uFE00-\uFE0F\u{1F3FB}-\u{1F3FF}]$/u;
/** The flag of a part of a country: tags spell whose it is. */
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,4}\u{E007F}/gu;
/** So many signs make a picture that can be joined to another. */
const SIGNS = 3;

/** Whether nothing in it steers or hides what stands beside it. */
export function isShowable(text: string): boolean {
  const signs = [...text.replace(FLAG, (flag) => "\u{1F3F4}" + "x".repeat([...flag].length - 1))];
  return signs.every((sign, place) => {
    if (sign === NON_JOINER) return PARTED.test(signs.slice(Math.max(0, place - 1), place + 2).join(""));
    return sign === JOINER ? isJoining(signs, place) : sign === " " || !HIDDEN.test(sign);
  });
}

function isJoining(signs: readonly string[], place: number): boolean {
  const before = signs.slice(Math.max(0, place - SIGNS), place);
  const last = before.findLast((sign) => !DRAWN_HOW.test(sign));
  return PICTURE.test(last ?? "") && PICTURE.test(signs[place + 1] ?? "");
}
