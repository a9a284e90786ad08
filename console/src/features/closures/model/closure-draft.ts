import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import type { ClosureReason } from '../../../../../contracts/berths/vocabulary.js';
import { addDays, isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';
import type { ApiError } from '../../../lib/api/api-error.js';

/** What staff have entered so far. */
export interface ClosureDraft {
  readonly pier_ids: readonly string[];
  readonly berth_ids: readonly string[];
  readonly start_date: string | null;
  readonly end_date: string | null;
  /** Days that the address names and that are none. */
  readonly unread: readonly ('start_date' | 'end_date')[];
  /** The end is open. */
  readonly open: boolean;
  readonly reason: ClosureReason;
}

/** The draft that the address of the form begins: `pier` and `berth` (any number of each), `from` and `until`. */
export function draftOf(address: URLSearchParams, today: string): ClosureDraft {
  const days = { start_date: address.get('from'), end_date: address.get('until') };
  const read = (day: string | null) => (day !== null && isCalendarDate(day) ? day : null);
  const start_date = days.start_date === null ? today : read(days.start_date);
  return {
    pier_ids: [...new Set(address.getAll('pier'))],
    berth_ids: [...new Set(address.getAll('berth'))],
    start_date,
    end_date: days.end_date === null ? addDays(start_date ?? today, 1) : read(days.end_date),
    unread: (['start_date', 'end_date'] as const).filter((one) => days[one] !== null && read(days[one]) === null),
    open: false,
    reason: 'STORM',
  };
}

/** The errors of both days of a draft, as keys of words; null: the day is right. */
export function wrongDays({ start_date, end_date, open, unread }: ClosureDraft, today: string) {
  const crossed = !open && start_date !== null && end_date !== null && end_date <= start_date;
  const early = start_date !== null && start_date < today;
  return {
    start: unread.includes('start_date') ? ('notADay' as const) : early ? ('early' as const) : null,
    end: !open && unread.includes('end_date') ? ('notADay' as const) : crossed ? ('crossed' as const) : null,
  };
}

/** The terms of a complete draft; null: something is missing, the closure would have begun, or end before it begins. */
export function termsOf(draft: ClosureDraft, today: string) {
  const { pier_ids, berth_ids, start_date, end_date, open, reason } = draft;
  const wrong = wrongDays(draft, today);
  if (pier_ids.length + berth_ids.length === 0 || start_date === null || wrong.start !== null) return null;
  if (!open && (end_date === null || wrong.end !== null)) return null;
  return { pier_ids: [...pier_ids], berth_ids: [...berth_ids], start_date, end_date: open ? null : end_date, reason };
}

/** The word for a pier or berth that the marina does not have; null: the refusal is about something else. */
export function unknownOf(refused: ApiError | null): 'unknownPier' | 'unknownBerth' | null {
  if (refused === null) return null;
  const fields = refused.errors.map(({ path }) => path);
  if (refused.error_type === berthErrors.pier_not_found || fields.some((path) => path.startsWith('pier_ids.'))) {
    return 'unknownPier';
  }
  if (refused.error_type === berthErrors.berth_not_found || fields.some((path) => path.startsWith('berth_ids.'))) {
    return 'unknownBerth';
  }
  return null;
}

export type ClosureTerms = NonNullable<ReturnType<typeof termsOf>>;

/** Other berths that staff chose, by allocation; a boat without an entry has the one that is proposed. */
export type Choices = Readonly<Record<string, string | null>>;

/** The berth (id) of a boat meanwhile, also before the server has answered the choice; null: it has none. */
export function berthOf({ allocation_id, options, to }: ProposedBoat, choices: Choices): string | null {
  const chosen = choices[allocation_id];
  if (chosen === undefined) return to;
  return options.some(({ berth_id }) => berth_id === chosen) ? chosen : null;
}

/** The choices as the server takes them. */
export function chosenBerths(choices: Choices): { allocation_id: string; berth_id: string | null }[] {
  return Object.entries(choices).map(([allocation_id, berth_id]) => ({ allocation_id, berth_id }));
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
