import { Injectable } from '@nestjs/common';
import type { PlanBar } from '../../../contracts/berths/plan.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { type MarkedStay, MarkStays } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { BareBar } from '../domain/plan-chart.js';

/** Queries the other areas for what bars show: boats' names, and how the reservations stand. */
@Injectable()
export class PlanNames {
  constructor(private readonly queries: QueryBus) {}

  /** @param past the bars are of a past plan, when the reservations stood otherwise than now */
  async onto(bars: readonly BareBar[], marina_id: string, past = false): Promise<PlanBar[]> {
    const [stays, vessels] = await Promise.all([this.stays(bars, marina_id), this.vessels(bars, marina_id)]);
    return bars.map(({ vessel_id, boat, ...bar }) => {
      const stay = bar.reservation_id === null ? undefined : stays.get(bar.reservation_id);
      const name = vessel_id === null ? (stay?.vessel_name ?? null) : (vessels.get(vessel_id) ?? null);
      const { view_id = null, mark = null, dates = null, status = null } = stay ?? {};
      const standing = past ? { mark: null, dates: null, status: null } : { mark, dates, status };
      return { ...bar, view_id, boat: { name, ...boat }, ...standing };
    });
  }

  private stays(bars: readonly BareBar[], marina_id: string): Promise<ReadonlyMap<string, MarkedStay>> {
    const reservation_ids = [...new Set(bars.flatMap((bar) => bar.reservation_id ?? []))];
    return this.queries.execute(new MarkStays({ marina_id, reservation_ids }));
  }

  /** Names of residents' vessels. */
  private async vessels(bars: readonly BareBar[], marina_id: string): Promise<ReadonlyMap<string, string | null>> {
    const vessel_ids = [...new Set(bars.flatMap((bar) => bar.vessel_id ?? []))];
    if (vessel_ids.length === 0) return new Map();
    const found = await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
