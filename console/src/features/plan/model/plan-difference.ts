import { type ChartBar, overlaps } from './chart-bar.js';

/** What became of a bar since a past moment. CHANGED: it has another berth or other nights now. */
export type BarChange = 'CAME' | 'LEFT' | 'CHANGED';

export interface ChangedBar {
  readonly change: BarChange;
  /** As it is now where it came or changed, as it was where it left. */
  readonly bar: ChartBar;
  /** Another bar of the past has a night of it, so that no words fit into it. */
  readonly covered: boolean;
}

export interface PlanDifference {
  /** Bars of the past that are gone or changed, by id. */
  readonly past: ReadonlyMap<string, BarChange>;
  /** Bars of the present that were not there: they came or changed. */
  readonly ghosts: readonly ChangedBar[];
  /** Every change once, by berth and night. */
  readonly changes: readonly ChangedBar[];
}

/** Compares the bars of a past moment with those of the present. Berths out of service are no bars of boats. */
export function planDifference(then: Iterable<ChartBar>, now: Iterable<ChartBar>): PlanDifference {
  const [before, after] = [boats(then), boats(now)];
  const [same, was, is] = [new Set(after.map(keyOf)), ownersOf(before), ownersOf(after)];
  const known = new Set(before.map(keyOf));
  const gone = before.filter((bar) => !same.has(keyOf(bar)));
  const past = new Map(gone.map((bar) => [bar.id, is.has(ownerOf(bar)) ? 'CHANGED' : 'LEFT'] as const));
  const ghosts = after
    .filter((bar) => !known.has(keyOf(bar)))
    .map((bar) => ({
      change: was.has(ownerOf(bar)) ? ('CHANGED' as const) : ('CAME' as const),
      bar,
      covered: before.some((other) => other.berthId === bar.berthId && overlaps(other, bar)),
    }));
  const left = gone
    .filter((bar) => past.get(bar.id) === 'LEFT')
    .map((bar) => ({ change: 'LEFT' as const, bar, covered: false }));
  // A stay that only lost nights has no bar of its own now.
  const shown = new Set(ghosts.map(({ bar }) => ownerOf(bar)));
  const lost = gone
    .filter((bar) => past.get(bar.id) === 'CHANGED' && !shown.has(ownerOf(bar)))
    .map((bar) => ({ change: 'CHANGED' as const, bar, covered: true }));
  return { past, ghosts, changes: [...ghosts, ...left, ...lost] };
}

const boats = (bars: Iterable<ChartBar>): ChartBar[] => [...bars].filter(({ kind }) => kind !== 'CLOSED');

const keyOf = ({ kind, id, berthId, alsoOn, start, end }: ChartBar): string =>
  [kind, id, berthId, ...alsoOn, start, end].join(' ');

/** The stay, residency or absence of a bar: the first part of its id. */
const ownerOf = ({ kind, id }: ChartBar): string => `${kind} ${id.slice(0, id.indexOf(':'))}`;

const ownersOf = (bars: readonly ChartBar[]): ReadonlySet<string> => new Set(bars.map(ownerOf));
