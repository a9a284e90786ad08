import { CountRegister } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import { boaterList } from '../projections/boater-list.js';

@QueryHandler(CountRegister)
export class CountRegisterHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: CountRegister): Promise<BusAnswer<CountRegister>> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return { residents: 0, with_card: 0 };
    const model = this.projections.model(boaterList);
    const asked = {
      marina_id,
      today: this.clock.today(marina.time_zone),
      hide_contacts: false,
      relation_type: 'RESIDENT' as const,
    };
    const [residents, with_card] = await Promise.all([
      model.count(boaterFilter(asked)),
      model.count(boaterFilter({ ...asked, membership: 'active' })),
    ]);
    return { residents, with_card };
  }
}
