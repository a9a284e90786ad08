import type { Match } from '../../../contracts/berths/matches.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { matchesFor } from '../domain/berth-plan-questions.js';
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
import { byBerth, reservationOf, withBoat } from '../lookups/boats-still-there.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { FindMatches, type FindMatchesAnswer } from '../../../contracts/berths/matching-queries.js';

/** Answers from the berth plan itself, never from a read model that may lag behind. */

@QueryHandler(FindMatches)
export class FindMatchesHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: BoatsOfPlan,
    private readonly overdue: OverdueBoats,
  ) {}

  /** Berths in which another boat still lies come last, and say so. */
  async execute({ marina_id, input }: FindMatches): Promise<FindMatchesAnswer> {
    const { limit = 20 } = input;
    const state = await this.plans.state(marina_id);
    const own = reservationOf(state, input.allocation_id);
    const still = byBerth(await this.overdue.inTheWay(marina_id, input, own));
    const { items, ...found } = matchesFor(state, { ...input, limit: limit + still.size });
    const empty = items.filter(({ berth_id }) => !still.has(berth_id));
    const ranked = [...empty, ...items.filter(({ berth_id }) => still.has(berth_id))].slice(0, limit);
    const named = await this.boats.absentFrom(marina_id, still.size === 0 ? items : ranked.map(inRank));
    return { ...found, items: named.map((match) => withBoat(match, still)) };
  }
}

function inRank<Found extends Pick<Match, 'order' | 'why'>>(match: Found, index: number): Found {
  return { ...match, order: index + 1, why: { ...match.why, order: index + 1 } };
}
