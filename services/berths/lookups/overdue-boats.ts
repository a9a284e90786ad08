import { Injectable } from '@nestjs/common';
import type { Match } from '../../../contracts/berths/matches.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type BoatHere, FindBoatsHere } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { OverdueBoat } from '../domain/plan-chart.js';

/** Boats that still lie in berths tonight, by berth. */
export type StillThere = ReadonlyMap<string, NonNullable<Match['still_there']>>;

interface Nights {
  readonly start_date: string;
  readonly end_date: string;
}

/** Visitors' boats that lie in berths in which the plan no longer has them (decision 0116). */
@Injectable()
export class OverdueBoats {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Boats that should have left by now, each in the berth where it lies. */
  async of(marina_id: string): Promise<(OverdueBoat & { readonly name: string | null })[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = this.clock.today(marina.time_zone);
    return (await this.beyondPlan(marina_id)).flatMap(({ reservation_id, berth, start_date, end_date, vessel }) => {
      if (berth === null || end_date > today) return [];
      const { name, length, beam, draft } = vessel;
      return [
        { reservation_id, berth_id: berth.id, start_date, end_date, name, boat: { length, beam, draft, type: null } },
      ];
    });
  }

  /** The boats that are in the way of a stay on these nights; none if tonight is not among them. */
  async tonight(marina_id: string, { start_date, end_date }: Nights, own: string | null): Promise<StillThere> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return new Map();
    const today = this.clock.today(marina.time_zone);
    if (start_date > today || end_date <= today) return new Map();
    const boats = (await this.beyondPlan(marina_id)).filter(({ reservation_id }) => reservation_id !== own);
    return new Map(
      boats.flatMap(
        ({ reservation_id, berth, vessel, end_date: until }): [string, NonNullable<Match['still_there']>][] =>
          berth === null ? [] : [[berth.id, { reservation_id, boat_name: vessel.name, end_date: until }]],
      ),
    );
  }

  /** Berths that are not empty tonight, whatever the plan has; null: no such marina. */
  async onTonight(marina_id: string): Promise<{ readonly today: string; readonly berth_ids: string[] } | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const berth_ids = (await this.beyondPlan(marina_id)).flatMap(({ berth }) => berth?.id ?? []);
    return { today: this.clock.today(marina.time_zone), berth_ids };
  }

  /** Boats that lie somewhere tonight whatever the plan has. */
  private async beyondPlan(marina_id: string): Promise<BoatHere[]> {
    const here = await this.queries.execute(new FindBoatsHere(marina_id));
    return here.filter(({ beyond_plan }) => beyond_plan);
  }
}
