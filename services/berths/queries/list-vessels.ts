import type * as z from 'zod';
import type { berthInfoApi } from '../../../contracts/berths/api.js';
import type { BerthedVesselRow } from '../../../contracts/berths/berth-info.js';
import { FindBoaters, ListVessels } from '../../../contracts/customers/queries.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { nameOf, type PlannedBerth } from '../domain/berth-plan-state.js';
import { occupantOn } from '../domain/occupant.js';
import { BerthPlans } from '../records/berth-plans.js';
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
  constructor(
    private readonly queries: QueryBus,
    private readonly plans: BerthPlans,
  ) {}

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
      const berth = berths.get(id);
      return {
        id,
        name,
        length,
        beam,
        draft,
        type,
        hull_type,
        boater: { id: primary_boater_id, name: personName(boaters.get(primary_boater_id)) },
        berth: berth === undefined ? null : { id: berth.facts.berth_id, name: nameOf(berth) },
      };
    });
    return { items: rows, total };
  }

  /** The registered vessels that are in a berth tonight. */
  private async berthsByVessel(marina_id: string): Promise<ReadonlyMap<string, PlannedBerth>> {
    const plan = await this.plans.state(marina_id);
    const today = (await this.plans.today(marina_id))?.today ?? '';
    const berths = new Map<string, PlannedBerth>();
    const visited = new Map<string, PlannedBerth>();
    for (const berth of plan.berths.values()) {
      const occupant = berth.left ? null : occupantOn(berth, today);
      if (occupant?.vessel_id != null) berths.set(occupant.vessel_id, berth);
      if (occupant?.reservation_id != null) visited.set(occupant.reservation_id, berth);
    }
    const stays = await this.queries.execute(new FindStays({ marina_id, reservation_ids: [...visited.keys()] }));
    for (const { reservation_id, vessel } of stays) {
      const berth = visited.get(reservation_id);
      if (vessel.id !== null && berth !== undefined) berths.set(vessel.id, berth);
    }
    return berths;
  }
}
