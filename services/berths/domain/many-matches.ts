import type { Removal } from '../../../contracts/berths/matches.js';
import { minimumRules } from '../../../contracts/berths/vocabulary.js';
import { wishOf } from './berth-plan-questions.js';
import type { BerthPlanState } from './berth-plan-state.js';
import { findMatches, matchOf } from './matching.js';
import { judge } from './placement.js';
import { isHindrance, removalOf, type Wish } from './wish.js';
import type {
  FindMatchesInput,
  FindMatchesOfManyInput,
  MatchesOfOneStay,
  UnnamedMatches,
} from '../../../contracts/berths/matching-queries.js';

/** The berths that fit each of several stays; see `FindMatchesOfMany`. */
export function matchesForMany(
  state: BerthPlanState,
  { wishes, each_once = false, else_below_min = false }: FindMatchesOfManyInput,
): MatchesOfOneStay[] {
  const promised: Wish['promised'][number][] = [];
  const matchesFor = (input: FindMatchesInput, index: number): UnnamedMatches => {
    const wish = { ...wishOf(state, input), promised };
    const { candidates, total, removed } = findMatches(state, wish, input.limit ?? 20);
    const [best] = candidates;
    if (each_once && best !== undefined) {
      const { start, end } = wish;
      for (const berth of [best.berth, ...best.over]) {
        promised.push({ start, end, berth, allocation_id: `promised-${index}` });
      }
    }
    return { items: candidates.map((placement, rank) => matchOf(placement, rank + 1)), total, removed };
  };
  const fitting = wishes.map((input, index) => ({ input, index, found: matchesFor(input, index) }));
  return fitting.map(({ input, index, found }) => {
    if (!else_below_min || found.total > 0 || !minimumRules.some((rule) => found.removed[rule] !== undefined)) {
      return { ...found, needs_confirmation: false };
    }
    const below = matchesFor({ ...input, accepts_below_min: true }, index);
    return below.total === 0 ? { ...found, needs_confirmation: false } : { ...below, needs_confirmation: true };
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
