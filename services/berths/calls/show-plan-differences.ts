import type * as z from 'zod';
import { harbourMapApi } from '../../../contracts/berths/api.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { changedSince, differencesBetween } from '../domain/plan-differences.js';
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
import { PastPlans } from '../lookups/past-plans.js';
import { StandingMaps } from '../lookups/standing-maps.js';

type Differences = z.input<typeof harbourMapApi.planDifferences.answer>;

/** What differs between the harbour at an instant (UTC ISO 8601) and now. */
@Handles(harbourMapApi.planDifferences)
export class ShowPlanDifferences {
  constructor(
    private readonly maps: StandingMaps,
    private readonly past: PastPlans,
    private readonly boats: BoatsOfPlan,
  ) {}

  async execute({
    input: { at },
    marina_id,
  }: ReceivedCall<typeof harbourMapApi.planDifferences>): Promise<Differences | Refusal> {
    const then = await this.maps.on(marina_id, at);
    if (isRefusal(then)) return then;
    const now = await this.maps.on(marina_id, null);
    if (isRefusal(now)) return now;
    if (then.at === null) return refuse('not_found', 'NOT_FOUND');
    const nights = { start: dayNumber(then.today) - 1, end: dayNumber(now.today) + 1 };
    const changed = changedSince(await this.past.parts(marina_id, nights), then.at);
    const seen = await this.boats.stays(marina_id, [...then.seen.keys(), ...now.seen.keys()], null);
    const items = differencesBetween(then, now, { at: then.at, changed, seen, from: then.today, today: now.today });
    return { items, total: items.length, then: then.totals, now: now.totals };
  }
}
