import { FindMarinaRequests, type MarinaRequest } from '../../../contracts/memberships/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { requestList } from '../projections/request-list.js';

@QueryHandler(FindMarinaRequests)
export class FindMarinaRequestsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: FindMarinaRequests): Promise<BusAnswer<FindMarinaRequests>> {
    if (boater_ids.length === 0) return [];
    const filter = { boater_id: { $in: [...boater_ids] }, marina_id, kind: 'RESIDENCY' };
    const found = await this.projections.model(requestList).find({ filter, sort: [['filed_at', 1]] });
    const newest = new Map<string, MarinaRequest>();
    for (const { _id: request_id, boater_id, status, updated_at, finished_at } of found) {
      newest.set(boater_id, { request_id, boater_id, marina_id, status, updated_at, finished_at });
    }
    return [...newest.values()];
  }
}
