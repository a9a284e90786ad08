import type * as z from 'zod';
import type { berthInfoApi } from '../../../contracts/berths/api.js';
import type { BerthedVesselRow } from '../../../contracts/berths/berth-info.js';
import { ListBoatsInBerths } from '../../../contracts/berths/queries.js';
import { FindBoaters, ListVessels } from '../../../contracts/customers/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { nameOf as personName } from './berth-occupants.js';

type Asked = z.output<NonNullable<typeof berthInfoApi.listVessels.body>>;

export class ListBerthedVessels extends Query<{ items: BerthedVesselRow[]; total: number }> {
  constructor(
    readonly marinaId: string,
    readonly input: Asked,
  ) {
    super();
  }
}

@QueryHandler(ListBerthedVessels)
export class ListBerthedVesselsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({
    marinaId: marina_id,
    input,
  }: ListBerthedVessels): Promise<{ items: BerthedVesselRow[]; total: number }> {
    const { only_available_vessels, ...page } = input;
    const berths = await this.berthsByVessel(marina_id);
    const except = only_available_vessels ? [...berths.keys()] : [];
    const { items, total } = await this.queries.execute(new ListVessels({ marina_id, except, ...page }));
    const boater_ids = items.map((vessel) => vessel.primary_boater_id);
    const found = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const boaters = new Map(found.map((boater) => [boater.id, boater]));
    const rows = items.map(({ id, name, length, beam, draft, type, hull_type, primary_boater_id }) => {
      return {
        id,
        name,
        length,
        beam,
        draft,
        type,
        hull_type,
        boater: { id: primary_boater_id, name: personName(boaters.get(primary_boater_id)) },
        berth: berths.get(id) ?? null,
      };
    });
    return { items: rows, total };
  }

  /** The registered vessels that are in a berth tonight. */
  private async berthsByVessel(marina_id: string): Promise<ReadonlyMap<string, { id: string; name: string }>> {
    const boats = await this.queries.execute(new ListBoatsInBerths(marina_id));
    return new Map(
      boats.flatMap(({ vessel_id, berth_id, berth_name }): [string, { id: string; name: string }][] =>
        vessel_id === null ? [] : [[vessel_id, { id: berth_id, name: berth_name }]],
      ),
    );
  }
}
