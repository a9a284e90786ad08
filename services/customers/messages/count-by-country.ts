import { CountByCountry } from '../../../contracts/customers/queries.js';
import { customerTypes } from '../../../contracts/customers/vocabulary.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterList } from '../projections/boater-list.js';

@QueryHandler(CountByCountry)
export class CountByCountryHandler {
  constructor(private readonly projections: ProjectionHost) {}

  /** Counts by an index: no customer's document is read. */
  async execute({ marina_ids }: CountByCountry): Promise<BusAnswer<CountByCountry>> {
    const filter = {
      marina_id: { $in: [...marina_ids] },
      relation_type: { $in: [...customerTypes] },
      country: { $gte: '' },
    };
    const by = ['marina_id', 'relation_type', 'country'];
    const groups = await this.projections.model(boaterList).group({ by }, filter);
    return groups
      .map(({ key: [marina_id, relation_type, country], count }) => ({
        marina_id: marina_id ?? '',
        relation_type: relation_type === 'RESIDENT' ? ('RESIDENT' as const) : ('VISITOR' as const),
        country: country ?? '',
        customers: count,
      }))
      .sort((one, other) => other.customers - one.customers || one.country.localeCompare(other.country, 'en'));
  }
}
