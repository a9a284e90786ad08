import type * as z from 'zod';
import type { requestApi } from '../../../contracts/memberships/api.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { RequestPossibilities } from '../lookups/request-possibilities.js';
import { requestList } from '../projections/request-list.js';
import { requestRecord } from '../records/request-record.js';

type Answer = z.output<(typeof requestApi.filed)['answer']>;

/**
 * What was asked through one reservation's link. Requests through other links stay private, because whoever knows a
 * mail address can request a reservation under it.
 */
export class ShowFiledRequests extends Query<Answer> {
  constructor(
    readonly marinaId: string,
    readonly boaterId: string,
    readonly reservationId: string,
  ) {
    super();
  }
}

@QueryHandler(ShowFiledRequests)
export class ShowFiledRequestsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly streams: StreamRepository,
    private readonly possibilities: RequestPossibilities,
  ) {}

  async execute({ marinaId, boaterId, reservationId: reservation_id }: ShowFiledRequests): Promise<Answer> {
    const filter = { reservation_id };
    const found = await this.projections.model(requestList).find({ filter, sort: [['filed_at', -1]] });
    const items = await Promise.all(
      found.map(async ({ _id: id, kind, status, filed_at: request_date }) => {
        const { state } = await this.streams.load(requestRecord, id);
        return { id, kind, status, request_date, decline_reason: state.exists ? state.reason : null };
      }),
    );
    const possible = await this.possibilities.of(marinaId, boaterId);
    return { items, offered: [...(possible?.offered ?? [])] };
  }
}
