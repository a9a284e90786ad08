import type { Removal } from '../../../contracts/berths/matches.js';
import type { FindMatchesInput, UnnamedMatches } from '../../../contracts/berths/queries.js';
import { wishOf } from './berth-plan-questions.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { findMatches, matchOf } from './matching.js';
import { judge } from './placement.js';
import { isHindrance, removalOf, type Wish } from './wish.js';

/** The berths that fit each of several stays. With `eachOnce`, a stay's best match is taken for those after it. */
export function matchesForMany(
  state: BerthPlanState,
  wishes: readonly FindMatchesInput[],
  eachOnce: boolean,
): UnnamedMatches[] {
  const promised: Wish['promised'][number][] = [];
  return wishes.map((input, index) => {
    const wish = { ...wishOf(state, input), promised };
    const { candidates, total, removed } = findMatches(state, wish, input.limit ?? 20);
    const [best] = candidates;
    if (eachOnce && best !== undefined) {
      const { start, end } = wish;
      for (const berth of [best.berth, ...best.over]) {
        promised.push({ start, end, berth, allocation_id: `promised-${index}` });
      }
    }
    return { items: candidates.map((placement, rank) => matchOf(placement, rank + 1)), total, removed };
  });
}

/** Why each stay cannot have each berth; null where it can. */
export function judgeBerths(
  state: BerthPlanState,
  berthIds: readonly string[],
  inputs: readonly FindMatchesInput[],
): (Removal | null)[][] {
  const wishes = inputs.map((input) => wishOf(state, input));
  return berthIds.map((berth_id) => {
    const berth = state.berths.get(berth_id);
    if (berth === undefined) return wishes.map(() => ({ berth_id, rule: 'inactive' as const }));
    return wishes.map((wish) => {
      const judged = judge(state, berth, wish);
      return isHindrance(judged) ? removalOf(berth, judged) : null;
    });
  });
}
