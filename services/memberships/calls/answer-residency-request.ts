import { requestApi } from '../../../contracts/memberships/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AnswerRequest } from '../messages/answer-request.js';

@Handles(requestApi.updateMarinaRequest)
export class AnswerResidencyRequest {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input,
    staff: { principal },
    marinaContext: context,
  }: ReceivedCall<typeof requestApi.updateMarinaRequest>) {
    const { marina_request_id, id, action, decline_reason: reason } = input;
    const request_id = marina_request_id ?? id ?? '';
    return this.commands.execute(
      new AnswerRequest({ request_id, action, reason, kinds: ['RESIDENCY'] }, principal, context),
    );
  }
}
