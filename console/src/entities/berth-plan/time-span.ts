/** The lengths of the time slider, shortest first. */
export const spans = ['day', 'week', 'month', 'season'] as const;
export type Span = (typeof spans)[number];

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const lengths: Readonly<Record<Span, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY, season: 92 * DAY };

/** Milliseconds since 1970, both ends included. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export interface Tick {
  /** UTC ISO 8601. */
  readonly at: string;
  /** Staff of the marina made one of the changes. */
  readonly ours: boolean;
}

/**
 * The time that the slider shows: it ends now, unless the moment lies before it. Then the moment is in the middle.
 * @param at the moment in milliseconds; null: now
 */
export function windowOf(span: Span, at: number | null, now: number): TimeWindow {
  const length = lengths[span];
  if (at === null || at >= now - length) return { from: now - length, to: now };
  const to = Math.min(now, at + length / 2);
  return { from: to - length, to };
}

/** The next longer or shorter length; the longest and the shortest stay. */
export function spanBeside(span: Span, step: 1 | -1): Span {
  return spans[spans.indexOf(span) + step] ?? span;
}

/** The place of a time between the window's left end (0) and its right end (1). */
export function shareOf({ from, to }: TimeWindow, time: number): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** How near to the right end the handle snaps to now. */
const NEAR_NOW = 0.992;

/** The moment at a place of the window; null: now. */
export function momentAt(window: TimeWindow, share: number, now: number): string | null {
  const time = window.from + (window.to - window.from) * Math.min(1, Math.max(0, share));
  if (time >= now || (window.to >= now && share >= NEAR_NOW)) return null;
  return new Date(time).toISOString();
}

/** The nearest change before or after the moment; null: now. Stays where it is before the first change. */
export function changeBeside(ticks: readonly Tick[], at: string | null, step: 1 | -1): string | null {
  if (step === 1) return at === null ? null : (ticks.find((tick) => tick.at > at)?.at ?? null);
  const earlier = at === null ? ticks.at(-1) : ticks.findLast((tick) => tick.at < at);
  return earlier?.at ?? at;
}

/** One day earlier or later; null: now. */
export function dayBeside(at: string | null, step: 1 | -1, now: number): string | null {
  const time = (at === null ? now : Date.parse(at)) + step * DAY;
  return time >= now ? null : new Date(time).toISOString();
}

/** The move of the slider that a key makes. */
export type KeyMove = { readonly go: string | null } | { readonly zoom: 1 | -1 } | 'play';

/** Returns null for keys that the slider does not use. */
export function keyMove(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { ticks, at, now, first }: { ticks: readonly Tick[]; at: string | null; now: number; first: string | null },
): KeyMove | null {
  const bounded = (moment: string | null) => (moment !== null && first !== null && moment < first ? first : moment);
  const beside = (step: 1 | -1): KeyMove => ({
    go: bounded(shiftKey ? dayBeside(at, step, now) : changeBeside(ticks, at, step)),
  });
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return beside(-1);
    case 'ArrowRight':
    case 'ArrowUp':
      return beside(1);
    case 'PageDown':
      return { go: bounded(dayBeside(at, -1, now)) };
    case 'PageUp':
      return { go: dayBeside(at, 1, now) };
    case 'Home':
      return { go: ticks[0]?.at ?? at };
    case 'End':
      return { go: null };
    case '+':
    case '=':
      return { zoom: -1 };
    case '-':
      return { zoom: 1 };
    case ' ':
      return 'play';
    default:
      return null;
  }
}

/** A stroke on the slider. */
export interface Stroke {
  readonly share: number;
  readonly ours: boolean;
}

/** More strokes than this cannot be told apart on a screen. */
const PLACES = 400;

/** The strokes of the changes; those too close to tell apart are one. */
export function strokesOf(ticks: readonly Tick[], window: TimeWindow): readonly Stroke[] {
  const places = new Map<number, boolean>();
  for (const { at, ours } of ticks) {
    const time = Date.parse(at);
    if (time < window.from || time > window.to) continue;
    const place = Math.round(shareOf(window, time) * PLACES);
    places.set(place, ours || places.get(place) === true);
  }
  return [...places].map(([place, ours]) => ({ share: place / PLACES, ours }));
}

/** A label under the slider: a day, or an hour of a short window. */
export interface Mark {
  readonly share: number;
  readonly time: number;
  readonly is: 'day' | 'hour';
}

/** Days between two labels by the length of the window. */
const everyDays: Readonly<Record<Span, number>> = { day: 1, week: 1, month: 5, season: 14 };

/**
 * The labels of a window.
 * @param dayOf the marina's date of a time, `YYYY-MM-DD`
 */
export function marksOf(span: Span, window: TimeWindow, dayOf: (time: number) => string): readonly Mark[] {
  const mark = (time: number, is: Mark['is']): Mark => ({ share: shareOf(window, time), time, is });
  if (span === 'day') {
    const first = Math.ceil(window.from / (4 * HOUR)) * 4 * HOUR;
    return Array.from({ length: 6 }, (_, index) => mark(first + index * 4 * HOUR, 'hour')).filter(
      ({ time }) => time <= window.to,
    );
  }
  return midnights(window, dayOf)
    .filter((_, index) => index % everyDays[span] === 0)
    .map((time) => mark(time, 'day'));
}

/** The labels that fit beside each other. @param width of the track, @param each of a label, in pixels */
export function fittingMarks(marks: readonly Mark[], width: number, each: number): readonly Mark[] {
  const fitting: Mark[] = [];
  for (const mark of marks) {
    const before = fitting.at(-1);
    const begins = mark.share * width;
    const free = before === undefined || begins >= before.share * width + each;
    if (free && begins + each <= width + 8) fitting.push(mark);
  }
  return fitting;
}

/** The starts of the marina's days, which have 23 to 25 hours. */
function midnights({ from, to }: TimeWindow, dayOf: (time: number) => string): number[] {
  const found: number[] = [];
  let time = Math.ceil(from / HOUR) * HOUR;
  for (let day = dayOf(time - HOUR); time <= to; time += HOUR) {
    if (dayOf(time) === day) continue;
    found.push(time);
    day = dayOf(time);
    time += 21 * HOUR;
  }
  return found;
}
