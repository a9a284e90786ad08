import { Injectable } from '@nestjs/common';
import type { NamedBerth } from '../../../contracts/berths/queries.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { groupList } from '../projections/group-list.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import { BerthNames } from './berth-names.js';
import type { RowFacts } from './reservation-row.js';
import { WaitingPlaces } from './waiting-places.js';

type Listed = Pick<Document<ReservationListDocument>, 'vessel_id' | 'berth_id' | 'group_id' | 'waiting_order'>;

/** Queries the other areas for what the rows of one page show. */
@Injectable()
export class RowFactsOfMarina {
  constructor(
    private readonly queries: QueryBus,
    private readonly names: BerthNames,
    private readonly waiting: WaitingPlaces,
    private readonly projections: ProjectionHost,
  ) {}

  async gather(
    marina: Pick<Marina, 'id' | 'marina_settings' | 'time_zone'>,
    rows: readonly Listed[],
  ): Promise<RowFacts> {
    const { currency } = marina.marina_settings;
    const berthed = rows.some((row) => row.berth_id !== null);
    const orders = rows.flatMap(({ waiting_order }) => waiting_order ?? []);
    const [berths, homes, places, groups] = await Promise.all([
      berthed ? this.names.of(marina.id) : new Map<string, NamedBerth>(),
      this.homes(marina.id, rows),
      this.waiting.ofAll(marina.id, orders),
      this.groups(rows),
    ]);
    return {
      berths,
      homes,
      places,
      groups,
      currency,
      timeZone: marina.time_zone,
    };
  }

  private async groups(rows: readonly Listed[]): Promise<Map<string, string>> {
    const ids = [...new Set(rows.flatMap((row) => row.group_id ?? []))];
    if (ids.length === 0) return new Map();
    const groups = await this.projections.model(groupList).getMany(ids);
    return new Map(groups.map(({ _id, name }) => [_id, name]));
  }

  private async homes(marina_id: string, rows: readonly Listed[]): Promise<Map<string, string | null>> {
    const ids = [...new Set(rows.flatMap((row) => row.vessel_id ?? []))];
    if (ids.length === 0) return new Map();
    const vessels = await this.queries.execute(new FindVessels({ marina_id, vessel_ids: ids }));
    return new Map(vessels.map(({ id, home_marina_name }) => [id, home_marina_name]));
  }
}
