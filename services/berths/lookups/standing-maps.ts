import { Injectable } from '@nestjs/common';
import type { HarbourMap, MapBoat, MapTotals } from '../../../contracts/berths/harbour-map.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindBoatsSeenGone } from '../../../contracts/traffic/queries.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { boatsOn, namedOn, overdueOn, type SeenBoat, totalsOn } from '../domain/boats-on-map.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BoatsOfPlan } from './boats-of-plan.js';
import { OverdueBoats } from './overdue-boats.js';
import { PastPlans } from './past-plans.js';

/** A harbour on one night, now or at a past moment. */
export interface StandingMap {
  /** UTC ISO 8601 with milliseconds; null: now. */
  readonly at: string | null;
  readonly date: string;
  /** The marina's date at the moment. */
  readonly today: string;
  readonly plan: BerthPlanState;
  readonly boats: readonly MapBoat[];
  readonly strangers: HarbourMap['strangers'];
  readonly totals: MapTotals;
  /** Arrivals and departures by reservation. */
  readonly seen: ReadonlyMap<string, SeenBoat>;
}

/** Puts together which boats lie where. */
@Injectable()
export class StandingMaps {
  constructor(
    private readonly plans: BerthPlans,
    private readonly past: PastPlans,
    private readonly boats: BoatsOfPlan,
    private readonly overdue: OverdueBoats,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @param date today at the moment when undefined */
  async on(marina_id: string, at: string | null, date?: string): Promise<StandingMap | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const moment = at === null ? null : await this.past.moment(marina_id, at);
    if (isRefusal(moment)) return moment;
    const today = moment === null ? this.clock.today(marina.time_zone) : localDate(moment, marina.time_zone);
    const shown = date ?? today;
    const day = dayNumber(shown);
    // The night before belongs to it, because of the boats that leave on the date.
    const nights = { start: day - 1, end: day + 1 };
    const plan = moment === null ? await this.plans.state(marina_id) : await this.past.plan(marina_id, moment, nights);
    const { reservations, vessels } = namedOn(plan, day);
    const isToday = shown === today;
    const still = isToday ? await this.overdue.residents(marina_id, plan, moment) : [];
    const gone = isToday && moment === null ? await this.queries.execute(new FindBoatsSeenGone(marina_id)) : [];
    const seen = await this.boats.stays(marina_id, reservations, moment);
    const away = still.map(({ residency }) => residency.vessel_id);
    const facts = {
      stays: seen,
      vessels: await this.boats.vessels(marina_id, [...vessels, ...away]),
      today: dayNumber(today),
      still,
      gone: new Set(gone.map(({ reservation_id }) => reservation_id)),
    };
    const tonight = moment === null && isToday;
    const overdue = tonight ? await this.overdue.of(marina_id) : [];
    const found = isToday ? await this.overdue.strangers(marina_id, plan, undefined, moment) : [];
    const strangers = found.map(({ reservation_id: _, ...stranger }) => stranger);
    const boats = [...boatsOn(plan, day, facts), ...overdueOn(plan, overdue, today)];
    // A resident who is still there counts before a boat that nobody expected, as in the figures of the night.
    const held = new Set(still.map(({ berth }) => berth.facts.berth_id));
    const counted = strangers.filter(({ berth_id }) => !held.has(berth_id));
    const totals = totalsOn(plan, day, facts, [...overdue, ...counted]);
    return { at: moment, date: shown, today, plan, boats, strangers, totals, seen };
  }
}
