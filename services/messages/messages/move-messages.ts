import { MoveMessages } from '../../../contracts/messages/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/conversation.js';
import { conversationRecord } from '../records/conversation-record.js';

/** The sender has checked that both reservations are of its marina, and whose conversation it is. */
@CommandHandler(MoveMessages)
export class MoveMessagesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ input, context }: MoveMessages): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(conversationRecord, input.boater_id, context, (state) =>
      decide({ type: 'MoveMessages', ...input }, state, { now: this.clock.nowIso() }),
    );
  }
}
