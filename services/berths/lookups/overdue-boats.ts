import { Injectable } from '@nestjs/common';
import type { BoatInTheWay } from '../../../contracts/berths/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type BoatHere, FindBoatsBeyondPlan } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { boatsInTheWay, isTonight, type NightsWanted } from '../domain/boats-in-the-way.js';
import { type Occupant, overdueOccupants } from '../domain/occupant.js';
import type { OverdueBoat } from '../domain/plan-chart.js';

/** Visitors' boats that are in berths in which the plan no longer has them (docs/rules/traffic.md). */
@Injectable()
export class OverdueBoats {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Boats that should have left by now, each in its berth. */
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
   * @param beyond_plan the marina's boats in berths in which the plan does not have them; absent: they are asked for
   */
  async occupants(
    marina_id: string,
    state: BerthPlanState,
    beyond_plan?: readonly BoatHere[],
  ): Promise<ReadonlyMap<string, Occupant>> {
    return overdueOccupants(state, await this.of(marina_id, beyond_plan));
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
    const here = await this.beyondPlan(marina_id);
    return (nights, own) => boatsInTheWay(here, today, nights, own);
  }

  private async beyondPlan(marina_id: string): Promise<readonly BoatHere[]> {
    return (await this.queries.execute(new FindBoatsBeyondPlan([marina_id]))).get(marina_id) ?? [];
  }
}
