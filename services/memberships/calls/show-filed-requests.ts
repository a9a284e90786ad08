import type * as z from 'zod';
import { requestApi } from '../../../contracts/memberships/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RequestPossibilities } from '../cards/request-possibilities.js';
import { requestList } from '../projections/request-list.js';
import { requestRecord } from '../records/request-record.js';

type Answer = z.output<(typeof requestApi.filed)['answer']>;

/**
 * What was asked through one reservation's link. Requests through other links stay private, because whoever knows a
 * mail address can request a reservation under it.
 */
@Handles(requestApi.filed)
export class ShowFiledRequests {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly streams: StreamRepository,
    private readonly possibilities: RequestPossibilities,
  ) {}

  async execute({
    boater: { marina_id, boater_id, reservation_id },
  }: ReceivedCall<typeof requestApi.filed>): Promise<Answer> {
    const filter = { reservation_id };
    const found = await this.projections.model(requestList).find({ filter, sort: [['filed_at', -1]] });
    const items = await Promise.all(
      found.map(async ({ _id: id, kind, status, filed_at: request_date }) => {
        const { state } = await this.streams.load(requestRecord, id);
        return { id, kind, status, request_date, decline_reason: state.exists ? state.reason : null };
      }),
    );
    const possible = await this.possibilities.of(marina_id, boater_id);
    return { items, offered: [...(possible?.offered ?? [])] };
  }
}
