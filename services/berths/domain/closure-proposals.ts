import type { ClosureReason } from '../../../contracts/berths/vocabulary.js';
import type { BerthPlanState, PlannedBerth } from './berth-plan-state.js';
import { type ClosedOutBoat, closedOutBy } from './closed-out-boats.js';
import { berthsFor, promise, type Rehousing } from './closed-out-berths.js';
import type { Nights } from './nights.js';
import type { Placement } from './wish.js';

/** A boat that a closure concerns, with the berths that it could have, best first; the first one is proposed. */
export interface ProposedBerths {
  readonly boat: ClosedOutBoat;
  readonly options: readonly Placement[];
}

/**
 * Proposes another berth to each boat that a closure would concern, in order of arrival and none twice. Choosing another
 * of the options may take one that is proposed to a later boat: the plan refuses that when the berths are closed.
 */
export function proposeBerths(
  state: BerthPlanState,
  closing: { readonly berths: readonly PlannedBerth[]; readonly nights: Nights; readonly reason: ClosureReason },
  today: number,
  most: number,
): ProposedBerths[] {
  const { berths, nights, reason } = closing;
  const rehousing: Rehousing = { closure_id: '', ...nights, reason, berths: new Set(berths), promised: [] };
  return closedOutBy(berths, nights, today).map((boat) => {
    const released = boat.kind === 'VISITOR' && boat.segment.allocation.released;
    const options = released ? [] : berthsFor(state, boat, rehousing, most);
    const [best] = options;
    if (best !== undefined) promise(boat, best, rehousing);
    return { boat, options };
  });
}
