import { messageApi } from '../../../contracts/messages/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/conversation.js';
import { unreadBy } from '../lookups/unread-messages.js';
import { messageList } from '../projections/message-list.js';
import { conversationRecord } from '../records/conversation-record.js';

/** A user marks as read all that boaters wrote. Returns the receipt of the last conversation. */
@Handles(messageApi.readAll)
export class ReadAllMessages {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof messageApi.readAll>): Promise<CommandReceipt | Refusal> {
    const now = this.clock.nowIso();
    const unread = new Map<string, string[]>();
    const filter = unreadBy(user_id, context.marina_id, now);
    for await (const { _id, boater_id } of this.projections.model(messageList).each({ filter })) {
      unread.set(boater_id, [...(unread.get(boater_id) ?? []), _id]);
    }
    let receipt: CommandReceipt = { id: user_id, revision: 0, position: 0 };
    for (const [boater_id, message_ids] of unread) {
      const command = { type: 'MarkMessages' as const, as: 'READ' as const, boater_id, message_ids, user_id };
      const marked = await this.streams.execute(conversationRecord, boater_id, partOf(context, boater_id), (state) =>
        decide(command, state, { now }),
      );
      if (isRefusal(marked)) return marked;
      receipt = marked;
    }
    return receipt;
  }
}
