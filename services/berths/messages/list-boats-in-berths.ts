import { QueryHandler } from '../../platform/buses/buses.js';
import { nameOf, type PlannedBerth, vesselOf } from '../domain/berth-plan-state.js';
import { type Occupant, occupantOn, stillThere } from '../domain/occupant.js';
import { BerthOccupantNames } from '../lookups/berth-occupants.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type BoatInBerth, ListBoatsInBerths } from '../../../contracts/berths/dock-queries.js';

@QueryHandler(ListBoatsInBerths)
export class ListBoatsInBerthsHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly names: BerthOccupantNames,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marina_id }: ListBoatsInBerths): Promise<BoatInBerth[]> {
    const state = await this.plans.state(marina_id);
    const { berths, allocations, residencies } = state;
    const [late, residents] = await Promise.all([this.overdue.of(marina_id), this.overdue.residents(marina_id, state)]);
    const still = stillThere(state, late, residents);
    const measures = new Map(late.map(({ reservation_id, boat }) => [reservation_id, boat]));
    const today = (await this.plans.today(marina_id))?.today ?? '';
    const there: { berth: PlannedBerth; occupant: Occupant }[] = [];
    for (const berth of berths.values()) {
      const occupant = berth.left ? null : occupantOn(berth, today, still);
      if (occupant !== null) there.push({ berth, occupant });
    }
    const named = await this.names.name(
      marina_id,
      there.map(({ occupant }) => occupant),
    );
    return there.flatMap(({ berth, occupant }, index): BoatInBerth[] => {
      const { allocation_id, berth_holder_type, reservation_id } = occupant;
      const planned = allocations.get(allocation_id) ?? residencies.get(allocation_id);
      const boat = planned === undefined ? measures.get(reservation_id ?? '') : vesselOf(planned);
      const owner = named[index];
      if (boat === undefined || owner === undefined) return [];
      const { vessel_id, boater_id, vessel } = owner;
      const place = { berth_id: berth.facts.berth_id, berth_name: nameOf(berth) };
      const who = { berth_holder_type, allocation_id, reservation_id, vessel_id, boater_id };
      return [{ ...place, ...who, name: vessel.name, vessel: boat, overdue: occupant === still.get(place.berth_id) }];
    });
  }
}
