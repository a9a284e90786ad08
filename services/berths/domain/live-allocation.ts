import { berthErrors } from '../../../contracts/berths/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Allocation, BerthPlanState } from './berth-plan-state.js';
import { notFound } from './plan-refusals.js';

/** The allocation, if it can still be changed. */
export function live(state: BerthPlanState, id: string): Allocation | Refusal {
  const known = state.allocations.get(id);
  if (known?.released === true || (known === undefined && state.ended.has(id))) {
    return refuse('conflict', berthErrors.allocation_released, { details: { allocation_id: id } });
  }
  return known ?? notFound(berthErrors.allocation_not_found, id);
}
