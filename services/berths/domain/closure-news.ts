import type { ClosedOut } from '../../../contracts/berths/events.js';
import { type BerthPlanState, type Closure, nameOf } from './berth-plan-state.js';
import { lostBerth } from './closure-views.js';
import { closureDates } from './decide-closures.js';

/** What happens to a boat. Dates are marina-local; null: until further notice. */
export type ClosedOutNews =
  | { readonly kind: 'MOVED'; readonly to: string; readonly since: string; readonly until: string }
  /** `until`: the day on which the boat is back in its berth. */
  | { readonly kind: 'MOVED_HOLDER'; readonly to: string; readonly since: string; readonly until: string | null }
  | { readonly kind: 'LOST' }
  /** A berth holder's boat stays in the closed berth. */
  | { readonly kind: 'STAYS' }
  /** The closure was undone: the boat has its berth again. */
  | { readonly kind: 'BACK'; readonly to: string };

/** What a closure does to a boat that it displaces. */
export function newsOfClosing(
  plan: BerthPlanState,
  closure: Pick<Closure, 'start' | 'end'>,
  displaced: ClosedOut,
): ClosedOutNews {
  const other = otherNights(displaced);
  if (other === undefined || lostBerth(displaced)) return { kind: 'LOST' };
  const to = berthName(plan, other.berth_id);
  const since = other.start_date;
  if (displaced.reservation_id !== null) return { kind: 'MOVED', to, since, until: other.end_date ?? '' };
  return { kind: 'MOVED_HOLDER', to, since, until: closureDates(closure).end_date };
}

/** The nights in another berth. */
export function otherNights({ before, after }: ClosedOut): ClosedOut['after'][number] | undefined {
  return after.find((one) => !before.some((was) => was.berth_id === one.berth_id && was.start_date <= one.start_date));
}

/** The berth (id) that a boat left for a closure: the first that it has no more. */
export function leftBerth({ before, after }: ClosedOut): string {
  const gone = before.find(
    (was) =>
      !after.some(
        (one) => one.berth_id === was.berth_id && one.start_date === was.start_date && one.end_date === was.end_date,
      ),
  );
  return (gone ?? before[0])?.berth_id ?? '';
}

export function berthName(plan: BerthPlanState, id: string): string {
  const berth = plan.berths.get(id);
  return berth === undefined ? '' : nameOf(berth);
}
