import { berthErrors } from '../../../contracts/berths/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import type { BerthRegister } from '../records/berth-register.js';

/** The berths (ids) of these piers and these berths, each once; refused if the marina has one of them not. */
export async function closingBerths(
  register: BerthRegister,
  plan: BerthPlanState,
  { pier_ids, berth_ids }: { readonly pier_ids: readonly string[]; readonly berth_ids: readonly string[] },
  marina_id: string,
): Promise<string[] | Refusal> {
  for (const id of pier_ids) {
    if ((await register.pier(id, marina_id)) === null) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id } });
    }
  }
  const unknown = berth_ids.find((id) => plan.berths.get(id)?.left !== false);
  if (unknown !== undefined) return berthNotFound(unknown);
  const piers = new Set(pier_ids);
  const ofPiers = [...plan.berths.values()].filter(({ left, facts }) => !left && piers.has(facts.pier_id));
  return [...new Set([...ofPiers.map(({ facts }) => facts.berth_id), ...berth_ids])];
}
