import { CountResidents } from '../../../contracts/customers/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterList } from '../projections/boater-list.js';

export interface CustomerCounts {
  readonly residents: number;
  readonly visitors: number;
  readonly archived: number;
}

/** The numbers of a marina's customers by tab of their screen. */
export class CountCustomers extends Query<CustomerCounts> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(CountCustomers)
export class CountCustomersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marinaId: marina_id }: CountCustomers): Promise<CustomerCounts> {
    const model = this.projections.model(boaterList);
    const [residents, visitors, archived] = await Promise.all([
      model.count({ marina_id, relation_type: 'RESIDENT' }),
      model.count({ marina_id, relation_type: 'VISITOR' }),
      model.count({ marina_id, card_status: 'archived' }),
    ]);
    return { residents, visitors, archived };
  }
}

@QueryHandler(CountResidents)
export class CountResidentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  execute({ marinaId: marina_id }: CountResidents): Promise<number> {
    return this.projections.model(boaterList).count({ marina_id, relation_type: 'RESIDENT' });
  }
}
