import { Injectable } from '@nestjs/common';
import { FindVesselNames } from '../../../contracts/customers/queries.js';
import type { BoatInTheWay } from '../../../contracts/berths/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import {
  type BoatHere,
  FindBoatsBeyondPlan,
  FindResidentsStillThere,
  FindStrangersSeen,
  type ResidentStillThere,
  type StrangerSeen,
} from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import type { BerthPlanState, HeldNights } from '../domain/berth-plan-state.js';
import {
  boatsInTheWay,
  isTonight,
  type NightsWanted,
  residentsInTheWay,
  strangersInTheWay,
} from '../domain/boats-in-the-way.js';
import { residentsStillThere, type StillThere, stillThere } from '../domain/occupant.js';
import type { OverdueBoat } from '../domain/plan-chart.js';
import { BerthPlans } from '../records/berth-plans.js';

/** What `traffic` knows of a marina's boats, for callers that asked about many marinas at once. */
interface KnownBoats {
  readonly beyond_plan: readonly BoatHere[];
  readonly still_there: readonly ResidentStillThere[];
  readonly strangers: readonly StrangerSeen[];
}

/** Boats that are in berths in which the plan does not have them tonight (docs/rules/traffic.md). */
@Injectable()
export class OverdueBoats {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly plans: BerthPlans,
  ) {}

  /** Visitors' boats that should have left by now, each in its berth. */
  async of(
    marina_id: string,
    beyond_plan?: readonly BoatHere[],
  ): Promise<(OverdueBoat & { readonly name: string | null })[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = this.clock.today(marina.time_zone);
    const here = beyond_plan ?? (await this.beyondPlan(marina_id));
    return here.flatMap(({ reservation_id, berth, start_date, end_date, vessel, beyond_plan }) => {
      if (!beyond_plan || berth === null || end_date > today) return [];
      const { name, length, beam, draft } = vessel;
      return [
        { reservation_id, berth_id: berth.id, start_date, end_date, name, boat: { length, beam, draft, type: null } },
      ];
    });
  }

  /**
   * Who is in a berth tonight because of that, by berth.
   * @param known what `traffic` knows of the marina's boats; absent: it is asked
   */
  async occupants(marina_id: string, state: BerthPlanState, known?: KnownBoats): Promise<StillThere> {
    const [late, residents] = await Promise.all([
      this.of(marina_id, known?.beyond_plan),
      this.residents(marina_id, state, null, known?.still_there),
    ]);
    return stillThere(state, late, residents);
  }

  /**
   * The residents whose absences have begun and whose boats are still in their berths.
   * @param state the plan, now or at the instant `at` (UTC)
   * @param known what `traffic` knows of them; absent: it is asked
   */
  async residents(
    marina_id: string,
    state: BerthPlanState,
    at: string | null = null,
    known?: readonly ResidentStillThere[],
  ): Promise<HeldNights[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = at === null ? this.clock.today(marina.time_zone) : localDate(at, marina.time_zone);
    const there = known ?? (await this.queries.execute(new FindResidentsStillThere([marina_id], at))).get(marina_id);
    return residentsStillThere(state, there ?? [], today);
  }

  /**
   * The boats that nobody expected and a dock walk saw, in berths of the plan.
   * @param state the plan, now or at the instant `at` (UTC)
   * @param known what `traffic` knows of them; absent: it is asked
   */
  async strangers(
    marina_id: string,
    state: BerthPlanState,
    known?: readonly StrangerSeen[],
    at: string | null = null,
  ): Promise<readonly StrangerSeen[]> {
    const found = known ?? (await this.queries.execute(new FindStrangersSeen([marina_id], at))).get(marina_id) ?? [];
    return found.filter(({ berth_id }) => state.berths.get(berth_id)?.left === false);
  }

  /** The boats that are in the way of a stay on these nights. */
  async inTheWay(marina_id: string, nights: NightsWanted, own: string | null): Promise<BoatInTheWay[]> {
    return (await this.tonight(marina_id, [nights]))(nights, own);
  }

  /** Answers for several stays which boats are in their way. Boats are read only if one of the stays is here tonight. */
  async tonight(
    marina_id: string,
    stays: readonly NightsWanted[],
  ): Promise<(nights: NightsWanted, own: string | null) => BoatInTheWay[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return () => [];
    const today = this.clock.today(marina.time_zone);
    if (!stays.some((nights) => isTonight(nights, today))) return () => [];
    const state = await this.plans.state(marina_id);
    const [here, residents, strangers] = await Promise.all([
      this.beyondPlan(marina_id),
      this.residents(marina_id, state),
      this.strangers(marina_id, state),
    ]);
    const vessel_ids = residents.map(({ residency }) => residency.vessel_id);
    const names: ReadonlyMap<string, string | null> =
      vessel_ids.length === 0 ? new Map() : await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    return (nights, own) => [
      ...strangersInTheWay(state, strangers, today, nights, own),
      ...boatsInTheWay(here, today, nights, own),
      ...residentsInTheWay(residents, names, today, nights),
    ];
  }

  private async beyondPlan(marina_id: string): Promise<readonly BoatHere[]> {
    return (await this.queries.execute(new FindBoatsBeyondPlan([marina_id]))).get(marina_id) ?? [];
  }
}
