import { CountByCountry, CountRegister } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { boaterFilter } from './boater-filter.js';

/** Customers of one country more than this cannot be told apart from a defect. */
const MOST_COUNTRIES = 300;

@QueryHandler(CountByCountry)
export class CountByCountryHandler {
  constructor(private readonly projections: ProjectionHost) {}

  /** Steps from country to country through the index: no customer's document is read but the first of each. */
  async execute({ input: { marina_id, relation_type } }: CountByCountry): Promise<BusAnswer<CountByCountry>> {
    const model = this.projections.model(boaterList);
    const counts: { country: string; customers: number }[] = [];
    let country = { $gte: '' } as { $gte: string } | { $gt: string };
    while (counts.length < MOST_COUNTRIES) {
      const filter = { marina_id, relation_type, country };
      const [first] = await model.find({ filter, sort: [['country', 1]], limit: 1 });
      const next = asBoater(first)?.country;
      if (next === undefined) break;
      counts.push({ country: next, customers: await model.count({ marina_id, relation_type, country: next }) });
      country = { $gt: next };
    }
    return counts.sort(
      (one, other) => other.customers - one.customers || one.country.localeCompare(other.country, 'en'),
    );
  }
}

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
