import { messageErrors } from '../../../contracts/messages/errors.js';
import type { EditMessage as EditMessageInput } from '../../../contracts/messages/message.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/conversation.js';
import { messageList } from '../projections/message-list.js';
import { conversationRecord } from '../records/conversation-record.js';

/** Staff change the text of a message that they wrote themselves. */
export class EditMessage extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: EditMessageInput,
    readonly user_id: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(EditMessage)
export class EditMessageHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ input, user_id, context }: EditMessage): Promise<CommandReceipt | Refusal> {
    const message = await this.projections.model(messageList).get(input.message_id);
    if (message?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    if (message.from !== 'MARINA' || message.sender_id !== user_id) return refuse('forbidden', messageErrors.not_own);
    return this.streams.execute(conversationRecord, message.boater_id, context, (state) =>
      decide({ type: 'EditMessage', ...input }, state, { now: this.clock.nowIso() }),
    );
  }
}
