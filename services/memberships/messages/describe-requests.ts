import { DescribeRequests } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { requestList } from '../projections/request-list.js';

@QueryHandler(DescribeRequests)
export class DescribeRequestsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, request_ids } }: DescribeRequests): Promise<BusAnswer<DescribeRequests>> {
    if (request_ids.length === 0) return new Map();
    const filter = { _id: { $in: [...request_ids] }, marina_id };
    const found = await this.projections.model(requestList).find({ filter });
    return new Map(found.map(({ _id, kind, boater_id }) => [_id, { kind, boater_id }]));
  }
}
