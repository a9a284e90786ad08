import { messageApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MessageMarks } from '../lookups/message-marks.js';

@Handles(messageApi.read)
export class MarkMessagesRead {
  constructor(private readonly marks: MessageMarks) {}

  execute({
    input,
    staff: { user_id },
    marinaContext: context,
  }: ReceivedCall<typeof messageApi.read>): Promise<CommandReceipt | Refusal> {
    return this.marks.mark(input, { as: 'READ', user_id }, context);
  }
}
