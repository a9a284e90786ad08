import { requestApi } from '../../../contracts/memberships/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AnswerRequest } from '../messages/answer-request.js';

@Handles(requestApi.updateMembershipRequest)
export class AnswerMembershipRequest {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input,
    staff: { principal },
    marinaContext: context,
  }: ReceivedCall<typeof requestApi.updateMembershipRequest>) {
    const { membership_request_id: request_id, action, decline_reason: reason, expired, auto_renew } = input;
    const answer = { request_id, action, reason, expires_on: expired, auto_renew };
    return this.commands.execute(
      new AnswerRequest({ ...answer, kinds: ['MEMBERSHIP', 'RENEWAL'] }, principal, context),
    );
  }
}
