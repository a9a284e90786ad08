import { CountResidents } from '../../../contracts/customers/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterList } from '../projections/boater-list.js';

@QueryHandler(CountResidents)
export class CountResidentsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  execute({ marina_id }: CountResidents): Promise<number> {
    return this.projections.model(boaterList).count({ marina_id, relation_type: 'RESIDENT' });
  }
}
