import { CountByCountry } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asBoater, boaterList } from '../projections/boater-list.js';

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
