/** Most berths that one command adds. */
export const MOST_AT_ONCE = 200;
/** The largest berth number. */
const LARGEST = 99_999;

/** A run of berths as staff type it: its first number, how many, and every number or every second one. */
export interface BerthRun {
  readonly first: number | null;
  readonly count: number | null;
  readonly every: 1 | 2;
}

export interface RunBerth {
  readonly number: number;
  /** `new` is added, `there` exists already and stays as it is, `left_out` was taken out by hand. */
  readonly state: 'new' | 'there' | 'left_out';
}

/** Why a run cannot be added; null while it can. */
export type RunProblem = 'first' | 'count' | 'tooMany' | 'tooLarge' | 'nothingNew' | null;

/** The numbers of the run in order; empty while it is incomplete or too large. */
export function numbersOf({ first, count, every }: BerthRun): number[] {
  if (first === null || count === null || first < 1 || count < 1 || count > MOST_AT_ONCE) return [];
  return Array.from({ length: count }, (_number, index) => first + index * every);
}

/** The berths of the run, beside those that the pier has already. */
export function runOf(run: BerthRun, there: ReadonlySet<number>, leftOut: ReadonlySet<number>): RunBerth[] {
  return numbersOf(run).map((number) => ({
    number,
    state: there.has(number) ? 'there' : leftOut.has(number) ? 'left_out' : 'new',
  }));
}

export function runProblem(run: BerthRun, berths: readonly RunBerth[]): RunProblem {
  if (run.first === null || run.first < 1) return 'first';
  if (run.count === null || run.count < 1) return 'count';
  if (run.count > MOST_AT_ONCE) return 'tooMany';
  if ((berths.at(-1)?.number ?? 0) > LARGEST) return 'tooLarge';
  return berths.some(({ state }) => state === 'new') ? null : 'nothingNew';
}

/**
 * The first number as it may be typed: digits, or letters counted as A = 1, Z = 26, AA = 27 (spec 3 §5). Null: neither.
 */
export function firstNumberOf(text: string): number | null {
  const typed = text.trim().toUpperCase();
  if (/^\d{1,5}$/.test(typed)) return Number(typed);
  if (!/^[A-Z]{1,3}$/.test(typed)) return null;
  return typed.split('').reduce((number, letter) => number * 26 + (letter.charCodeAt(0) - 64), 0);
}

/** Whether the run is named by letters, since its first berth was typed as letters. */
export function isLettered(text: string): boolean {
  return /[a-z]/i.test(text);
}

/** Where a berth stands in the drawing of its pier. */
export interface RunPlace {
  readonly number: number;
  readonly state: RunBerth['state'] | 'existing';
  readonly side: 'above' | 'below';
  /** Position along the pier, from 0. */
  readonly at: number;
}

/** Berths of the pier that are drawn beside a run: the nearest ones, so that a long pier stays readable. */
const DRAWN_BESIDE = 12;

/**
 * The drawing of the pier: berths that are not part of the run stand above the pier, the run below. Only those nearest
 * to the run are drawn.
 */
export function placesOf(run: readonly RunBerth[], there: readonly number[]): RunPlace[] {
  const inRun = new Set(run.map(({ number }) => number));
  const first = run[0]?.number ?? Number.POSITIVE_INFINITY;
  const others = there
    .filter((number) => !inRun.has(number))
    .sort((one, other) => Math.abs(one - first) - Math.abs(other - first))
    .slice(0, Math.max(DRAWN_BESIDE, run.length))
    .sort((one, other) => one - other);
  return [
    ...others.map((number, at) => ({ number, state: 'existing' as const, side: 'above' as const, at })),
    ...run.map(({ number, state }, at) => ({ number, state, side: 'below' as const, at })),
  ];
}
