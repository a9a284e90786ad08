import { messageApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { StaffMessages } from '../records/staff-messages.js';

@Handles(messageApi.create)
export class WriteMessage {
  constructor(private readonly messages: StaffMessages) {}

  execute({
    input,
    staff: { principal },
    marinaContext: context,
  }: ReceivedCall<typeof messageApi.create>): Promise<CommandReceipt | Refusal> {
    return this.messages.write(input, principal, context);
  }
}
