import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import type { ClosureReason } from '../../../../../contracts/berths/vocabulary.js';

/** What staff have entered so far. */
export interface ClosureDraft {
  readonly pier_ids: readonly string[];
  readonly berth_ids: readonly string[];
  readonly start_date: string | null;
  readonly end_date: string | null;
  /** The end is open. */
  readonly open: boolean;
  readonly reason: ClosureReason;
}

/** The terms of a complete draft; null: something is missing or the end is not after the start. */
export function termsOf({ pier_ids, berth_ids, start_date, end_date, open, reason }: ClosureDraft) {
  if (pier_ids.length + berth_ids.length === 0 || start_date === null) return null;
  if (!open && (end_date === null || end_date <= start_date)) return null;
  return { pier_ids: [...pier_ids], berth_ids: [...berth_ids], start_date, end_date: open ? null : end_date, reason };
}

/** Other berths that staff chose, by allocation; a boat without an entry has the first option. */
export type ClosureTerms = NonNullable<ReturnType<typeof termsOf>>;

export type Choices = Readonly<Record<string, string | null>>;

/** The berth (id) of a boat meanwhile; null: it has none. */
export function berthOf({ allocation_id, options }: ProposedBoat, choices: Choices): string | null {
  const chosen = choices[allocation_id];
  if (chosen === undefined) return options[0]?.berth_id ?? null;
  return options.some(({ berth_id }) => berth_id === chosen) ? chosen : null;
}

/** The boats that another boat of the list has the same berth as: two rows cannot take one berth. */
export function doubled(boats: readonly ProposedBoat[], choices: Choices): ReadonlySet<string> {
  const taken = new Map<string, string>();
  const twice = new Set<string>();
  for (const boat of boats) {
    const berth = berthOf(boat, choices);
    if (berth === null) continue;
    const first = taken.get(berth);
    if (first === undefined) taken.set(berth, boat.allocation_id);
    else twice.add(boat.allocation_id).add(first);
  }
  return twice;
}

/**
 * How many boats move, stays lose their berth, berth holders stay where they are, people are written to, and are to be
 * rung. Everybody concerned is told.
 */
export function sumOf(boats: readonly ProposedBoat[], choices: Choices) {
  const without = boats.filter((boat) => berthOf(boat, choices) === null);
  const losing = without.filter(({ holder }) => holder === 'VISITOR');
  return {
    moved: boats.length - without.length,
    losing: losing.length,
    staying: without.length - losing.length,
    mails: boats.filter(({ told_by }) => told_by === 'MAIL').length,
    calls: boats.filter(({ told_by }) => told_by === 'TELEPHONE').length,
  };
}
