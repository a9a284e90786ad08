import type * as z from 'zod';
import type { harbourMapApi } from '../../../contracts/berths/api.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoatsOfPlan } from '../lookups/boats-of-plan.js';
import { PastPlans } from '../lookups/past-plans.js';
import { StandingMaps } from '../lookups/standing-maps.js';
import { changedSince, differencesBetween } from '../domain/plan-differences.js';

type Timeline = z.input<typeof harbourMapApi.planTimeline.answer>;
type Differences = z.input<typeof harbourMapApi.planDifferences.answer>;

/** The moments at which a marina's plan changed between two instants (UTC ISO 8601), both included. */
export class ShowPlanTimeline extends Query<Timeline> {
  constructor(
    readonly marinaId: string,
    readonly range: { readonly from: string; readonly to: string },
  ) {
    super();
  }
}

/** What differs between the harbour at an instant (UTC ISO 8601) and now. */
export class ShowPlanDifferences extends Query<Differences | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly at: string,
  ) {
    super();
  }
}

@QueryHandler(ShowPlanTimeline)
export class ShowPlanTimelineHandler {
  constructor(private readonly past: PastPlans) {}

  async execute({ marinaId, range }: ShowPlanTimeline): Promise<Timeline> {
    const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
    const items = [...(await this.past.ticks(marinaId, from, to))];
    return { items, total: items.length, first: await this.past.first(marinaId) };
  }
}

@QueryHandler(ShowPlanDifferences)
export class ShowPlanDifferencesHandler {
  constructor(
    private readonly maps: StandingMaps,
    private readonly past: PastPlans,
    private readonly boats: BoatsOfPlan,
  ) {}

  async execute({ marinaId, at }: ShowPlanDifferences): Promise<Differences | Refusal> {
    const then = await this.maps.on(marinaId, at);
    if (isRefusal(then)) return then;
    const now = await this.maps.on(marinaId, null);
    if (isRefusal(now)) return now;
    if (then.at === null) return refuse('not_found', 'NOT_FOUND');
    const nights = { start: dayNumber(then.today) - 1, end: dayNumber(now.today) + 1 };
    const changed = changedSince(await this.past.parts(marinaId, nights), then.at);
    const seen = await this.boats.stays(marinaId, [...then.seen.keys(), ...now.seen.keys()], null);
    const items = differencesBetween(then, now, { at: then.at, changed, seen, from: then.today, today: now.today });
    return { items, total: items.length, then: then.totals, now: now.totals };
  }
}
