import { Controller } from '@nestjs/common';
import { requestApi } from '../../../contracts/memberships/api.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { BoaterCaller, StaffCaller } from '../../platform/http/caller.js';
import {
  Boater,
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  Staff,
  type RouteInput,
} from '../../platform/http/endpoint.js';
import { AnswerRequest } from '../commands/answer-request.js';
import { FileRequest } from '../commands/file-request.js';
import { ListRequests } from '../queries/list-requests.js';
import { ShowFiledRequests } from '../queries/show-filed-requests.js';

/** Requests of boaters for residency and cards, and how staff answer them. */
@Controller()
export class RequestController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(requestApi.residencyRequests)
  residencyRequests(@Input() page: RouteInput<typeof requestApi.residencyRequests>, @MarinaId() marina: string) {
    return this.queries.execute(new ListRequests(marina, ['RESIDENCY'], page));
  }

  @Endpoint(requestApi.membershipRequests)
  membershipRequests(@Input() page: RouteInput<typeof requestApi.membershipRequests>, @MarinaId() marina: string) {
    return this.queries.execute(new ListRequests(marina, ['MEMBERSHIP', 'RENEWAL'], page));
  }

  @Endpoint(requestApi.updateMembershipRequest)
  updateMembershipRequest(
    @Input() input: RouteInput<typeof requestApi.updateMembershipRequest>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const { membership_request_id: request_id, action, decline_reason: reason, expired, auto_renew } = input;
    const answer = { request_id, action, reason, expires_on: expired, auto_renew };
    return this.commands.execute(
      new AnswerRequest({ ...answer, kinds: ['MEMBERSHIP', 'RENEWAL'] }, principal, context),
    );
  }

  @Endpoint(requestApi.updateMarinaRequest)
  updateMarinaRequest(
    @Input() input: RouteInput<typeof requestApi.updateMarinaRequest>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const { marina_request_id, id, action, decline_reason: reason } = input;
    const request_id = marina_request_id ?? id ?? '';
    return this.commands.execute(
      new AnswerRequest({ request_id, action, reason, kinds: ['RESIDENCY'] }, principal, context),
    );
  }

  @Endpoint(requestApi.file)
  file(
    @Input() asked: RouteInput<typeof requestApi.file>,
    @Boater() { boater_id, reservation_id, reads_only }: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    if (reads_only) return refuse('forbidden', LINK_ONLY_READS);
    return this.commands.execute(new FileRequest({ ...asked, boater_id, reservation_id }, context));
  }

  @Endpoint(requestApi.filed)
  filed(@Boater() { marina_id, boater_id, reservation_id }: BoaterCaller) {
    return this.queries.execute(new ShowFiledRequests(marina_id, boater_id, reservation_id));
  }
}
