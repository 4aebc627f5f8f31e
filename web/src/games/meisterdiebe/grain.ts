/** The wood of the twelve drawers: a tone, lines that run along, and a sign they flow around. Drawn once per drawer. */
export const WIDE = 200;
export const HIGH = 62;

/** On a field of 48 by 48: what the grain of each drawer looks like. */
const SIGNS: readonly (readonly string[])[] = [
  // knot
  ["M24 8c11 0 19 7 19 16S35 40 24 40 5 33 5 24 13 8 24 8z", "M24 14c8 0 13 5 13 10s-5 10-13 10-13-4-13-10 5-10 13-10z", "M25 20c4 0 6 2 6 5s-3 4-6 4-7-2-7-5 3-4 7-4z"],
  // wave
  ["M0 16c6-9 10-9 16 0s10 9 16 0 10-9 16 0", "M0 27c6-9 10-9 16 0s10 9 16 0 10-9 16 0", "M0 38c6-9 10-9 16 0s10 9 16 0 10-9 16 0"],
  // flame
  ["M25 2c1 10 14 15 14 29 0 9-7 15-15 15S9 40 9 31c0-7 5-10 6-16 4 3 5 6 5 10 5-6 7-14 5-23z", "M25 24c1 5 6 7 6 12 0 4-3 7-7 7s-7-3-7-7c0-4 6-6 8-12z"],
  // eye
  ["M2 24c8-12 36-12 44 0-8 12-36 12-44 0z", "M24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", "M24 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
  // feather
  ["M4 46C14 28 26 14 45 3", "M11 35c-2-8 1-15 7-20 1 4 1 7-1 11M18 26c0-8 4-13 12-18 0 5 0 8-3 12M17 29c7 2 13 0 18-5-4-2-8-2-12-1M26 19c6 1 11 0 15-6-4-1-7-1-10 0M11 38c6 2 12 2 17-3"],
  // star
  ["M24 3l6 14 15 1-12 10 4 15-13-8-13 8 4-15L3 18l15-1z", "M24 15l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z"],
  // moon
  ["M31 4C17 5 8 14 8 25s9 19 21 19c5 0 9-1 12-4-13 1-21-6-21-16 0-9 4-16 11-20z", "M25 11c-7 3-11 8-11 14 0 8 5 13 13 14-6-4-8-9-8-15 0-5 2-9 6-13z"],
  // snake
  ["M3 36c8 8 16 2 17-6s8-12 14-6 0 14 8 14c4 0 5-6 2-12", "M3 29c7 7 12 0 13-7s10-14 19-6c6 6 0 14 6 15", "M44 26c-3-6 2-9 3-14l-6 2z"],
  // leaf
  ["M6 42C4 22 18 6 43 5c1 25-14 40-34 36z", "M4 45C14 32 26 20 38 11", "M15 33c0-6 0-9-1-13M15 33c5 1 9 1 13 0M24 23c0-5 0-8-1-11M24 23c5 1 8 1 12-1"],
  // owl
  ["M6 5c6 5 30 5 36 0 3 20 2 38-18 41C4 43 3 25 6 5z", "M15 12a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM33 12a7 7 0 1 1 0 14 7 7 0 0 1 0-14z", "M15 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM33 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM20 27l4 7 4-7z"],
  // river
  ["M0 10c14-6 16 12 28 8S40 4 48 8", "M0 18c12-6 18 12 30 8s10-14 18-10", "M0 30c10-6 20 14 32 8s8-14 16-10", "M0 38c8-4 20 14 34 8s6-12 14-10"],
  // ring
  ["M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z", "M24 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24z"],
];

/** Light and dark of each drawer's wood. */
const TONES: readonly (readonly [string, string])[] = [
  ["#a86d3b", "#4e2a12"],
  ["#b98149", "#5d3415"],
  ["#99582f", "#431f0d"],
  ["#b07a4a", "#4f2e18"],
  ["#c08f58", "#63401d"],
  ["#8f5531", "#3a1c0e"],
  ["#a1703f", "#44290f"],
  ["#b5713c", "#56290f"],
  ["#9c6a35", "#432a0c"],
  ["#ad7b52", "#4d2d1b"],
  ["#c2854b", "#5e3114"],
  ["#94603c", "#3e2312"],
];

export interface Wood {
  light: string;
  dark: string;
  /** The lines that run along, as one path. */
  lines: string;
  sign: readonly string[];
  /** Where the sign stands: its middle, from the left. */
  at: number;
}

const SIZE = 50;

/** A row of numbers between 0 and 1 that is always the same for one drawer. */
function* dice(seed: number): Generator<number, never> {
  let state = (seed + 1) * 2654435761;
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    yield ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  }
}

/** How far a line at height *y* gives way to a sign at *at*. */
function aside(x: number, y: number, at: number): number {
  const far = ((x - at) / 34) ** 2;
  const off = y - HIGH / 2;
  return Math.sign(off || 1) * 17 * Math.exp(-far) * Math.exp(-((off / 26) ** 2));
}

function line(y: number, at: number, swing: number, phase: number): string {
  const points = Array.from({ length: 21 }, (_, step) => {
    const x = step * 10;
    const height = y + aside(x, y, at) + swing * Math.sin(x / 31 + phase) + (swing / 2) * Math.sin(x / 13 + 2 * phase);
    return `${x} ${height.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

const kept = new Map<number, Wood>();

/** The wood of a drawer. */
export function woodOf(drawer: number): Wood {
  let wood = kept.get(drawer);
  if (!wood) kept.set(drawer, (wood = grown(drawer)));
  return wood;
}

function grown(drawer: number): Wood {
  const kind = drawer % SIGNS.length;
  const [light, dark] = TONES[kind] ?? ["#a86d3b", "#4e2a12"];
  const rolls = dice(drawer);
  const at = kind % 2 ? 152 : 48;
  const swing = 0.6 + 2.2 * rolls.next().value;
  const heights = Array.from({ length: 12 }, (_, place) => (place + 0.2 + 0.6 * rolls.next().value) * (HIGH / 12));
  const lines = heights.map((y) => line(y, at, swing, 6.3 * rolls.next().value)).join("");
  return { light, dark, lines, sign: SIGNS[kind] ?? [], at };
}

/** Where a sign of 48 by 48 goes. */
export const placing = (at: number) => `translate(${at - SIZE / 2} ${(HIGH - SIZE) / 2}) scale(${SIZE / 48})`;
