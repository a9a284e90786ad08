import { besideOnPier, type NumberedBerth } from '../../../contracts/berths/rules/adjoining-berths.js';
import { inOrder } from './berth-order.js';
import type { BerthOrder, BerthPlanState, PlannedBerth } from './berth-plan-state.js';

type Beside = readonly (readonly string[])[];

/** What is beside each berth, until a berth of the plan changes. */
const known = new WeakMap<BerthOrder, Map<string, Beside>>();

/**
 * Whether a boat can lie over the berth and these neighbours: they adjoin it in one row of its pier. The plan does not
 * know how the map arranges the rows.
 */
export function adjoins(state: BerthPlanState, berth: PlannedBerth, neighbours: readonly PlannedBerth[]): boolean {
  return besideOf(state, berth).some((ids) => neighbours.every(({ facts }) => ids.includes(facts.berth_id)));
}

function besideOf(state: BerthPlanState, berth: PlannedBerth): Beside {
  const order = inOrder(state);
  const all = known.get(order) ?? new Map<string, Beside>();
  known.set(order, all);
  const found = all.get(berth.facts.berth_id);
  if (found !== undefined) return found;
  const pier = order.berths.filter(({ facts }) => facts.pier_id === berth.facts.pier_id).map(numbered);
  const beside = besideOnPier(numbered(berth), pier, null).map((some) => some.map(({ id }) => id));
  all.set(berth.facts.berth_id, beside);
  return beside;
}

const numbered = ({ facts }: PlannedBerth): NumberedBerth => ({ id: facts.berth_id, number: facts.number });
