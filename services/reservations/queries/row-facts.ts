import { Injectable } from '@nestjs/common';
import { FindVessel } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import { BerthNames } from './berth-names.js';
import type { RowFacts } from './reservation-row.js';
import { WaitingPlaces } from './waiting-places.js';

type Listed = Pick<Document<ReservationListDocument>, 'vessel_id' | 'berth_id' | 'waiting_order'>;

/** Asks the other areas what the rows of one page need to know of a marina. */
@Injectable()
export class RowFactsOfMarina {
  constructor(
    private readonly queries: QueryBus,
    private readonly names: BerthNames,
    private readonly waiting: WaitingPlaces,
  ) {}

  async gather(
    marina: Pick<Marina, 'id' | 'marina_settings' | 'time_zone'>,
    rows: readonly Listed[],
  ): Promise<RowFacts> {
    const { currency } = marina.marina_settings;
    const berthed = rows.some((row) => row.berth_id !== null);
    return {
      berths: berthed ? await this.names.of(marina.id) : new Map(),
      homes: await this.homes(marina.id, rows),
      places: await this.waiting.ofAll(
        marina.id,
        rows.flatMap(({ waiting_order }) => waiting_order ?? []),
      ),
      currency,
      timeZone: marina.time_zone,
    };
  }

  private async homes(marinaId: string, rows: readonly Listed[]): Promise<Map<string, string | null>> {
    const ids = [...new Set(rows.flatMap((row) => row.vessel_id ?? []))];
    const vessels = await Promise.all(
      ids.map((vessel_id) => this.queries.execute(new FindVessel({ marina_id: marinaId, vessel_id }))),
    );
    return new Map(vessels.flatMap((vessel) => (vessel === null ? [] : [[vessel.id, vessel.home_marina_name]])));
  }
}
