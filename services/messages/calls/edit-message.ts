import { messageApi } from '../../../contracts/messages/api.js';
import { messageErrors } from '../../../contracts/messages/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/conversation.js';
import { messageList } from '../projections/message-list.js';
import { conversationRecord } from '../records/conversation-record.js';

/** Staff change the text of a message that they wrote themselves. */
@Handles(messageApi.edit)
export class EditMessage {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({
    input,
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof messageApi.edit>): Promise<CommandReceipt | Refusal> {
    const message = await this.projections.model(messageList).get(input.message_id);
    if (message?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    if (message.from !== 'MARINA' || message.sender_id !== user_id) return refuse('forbidden', messageErrors.not_own);
    return this.streams.execute(conversationRecord, message.boater_id, context, (state) =>
      decide({ type: 'EditMessage', ...input }, state, { now: this.clock.nowIso() }),
    );
  }
}
