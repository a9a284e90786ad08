import { berthInfoApi } from '../../../contracts/berths/api.js';
import type { BerthedVesselRow } from '../../../contracts/berths/berth-info.js';
import { FindBoaters, ListVessels } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { nameOf as personName } from '../lookups/berth-occupants.js';
import { ListBoatsInBerths } from '../../../contracts/berths/dock-queries.js';

@Handles(berthInfoApi.listVessels)
export class ListBerthedVessels {
  constructor(private readonly queries: QueryBus) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof berthInfoApi.listVessels>): Promise<{ items: BerthedVesselRow[]; total: number }> {
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
