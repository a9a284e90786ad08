import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { matchesForMany } from '../domain/many-matches.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type FindMatchesInput, FindMatchesOfMany } from '../../../contracts/berths/matching-queries.js';

/** Answers about several stays from one state of the berth plan. */

@QueryHandler(FindMatchesOfMany)
export class FindMatchesOfManyHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  /** Nobody is sent to a berth in which another boat still lies: staff choose such a berth themselves. */
  async execute({ marina_id, input }: FindMatchesOfMany): Promise<BusAnswer<FindMatchesOfMany>> {
    const state = await this.plans.state(marina_id);
    const { wishes, each_once = false } = input;
    const inTheWay = each_once ? await this.overdue.tonight(marina_id, wishes) : null;
    const asked = wishes.map((wish): FindMatchesInput => {
      const boats = inTheWay?.(wish, null) ?? [];
      return boats.length === 0
        ? wish
        : { ...wish, skips: [...(wish.skips ?? []), ...boats.map(({ berth_id }) => berth_id)] };
    });
    return matchesForMany(state, { ...input, wishes: asked });
  }
}
