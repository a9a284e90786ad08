import type { GroupOutcome } from '../../../contracts/reservations/group.js';
import type { GroupState } from '../domain/group.js';
import { viewIdOf } from './opening-facts.js';

/** What became of the boats of a list, in its order. A boat whose reservation stands may have been refused its berth. */
export function groupOutcomes(
  state: GroupState,
  entry_id: string,
  boats: readonly { readonly name: string }[],
): { readonly boats: GroupOutcome[]; readonly berths_given: boolean } {
  const list = state?.lists.find((one) => one.entry_id === entry_id);
  const { no_berth = null, refused = [] } = list?.outcome ?? {};
  const outcomes = boats.map(({ name }, index): GroupOutcome => {
    const refusal = refused.find(({ boat }) => boat === index);
    const id = list?.planned[index];
    if (refusal !== undefined || id === undefined) {
      const { code = null, errors = [] } = refusal ?? {};
      return { name, reservation_id: null, view_id: null, error_type: code, errors: [...errors] };
    }
    const hindered = no_berth?.reservation_id === id ? no_berth.code : null;
    return { name, reservation_id: id, view_id: viewIdOf(id), error_type: hindered, errors: [] };
  });
  return { boats: outcomes, berths_given: no_berth === null };
}
