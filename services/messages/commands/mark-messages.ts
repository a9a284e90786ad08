import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type CommandContext, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/conversation.js';
import { conversationRecord } from '../records/conversation-record.js';

/** Staff mark messages as viewed, opened or unread. Service messages and the marina's own have no such marks. */
export class MarkMessages extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly boater_id: string; readonly message_ids: readonly string[] },
    readonly as: 'VIEWED' | 'READ' | 'UNREAD',
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MarkMessages)
export class MarkMessagesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, as, context }: MarkMessages): Promise<CommandReceipt | Refusal> {
    const { boater_id, message_ids } = input;
    const records = await this.queries.execute(
      new FindPersonRecords({ marina_id: context.marina_id, boater_ids: [boater_id] }),
    );
    const ids = records.get(boater_id);
    if (ids === undefined) return refuse('not_found', 'NOT_FOUND');
    const receipt = await this.mark(boater_id, message_ids, as, context);
    if (isRefusal(receipt)) return receipt;
    // The messages of merged records stay in their own conversations.
    let position = receipt.position;
    for (const id of ids.filter((other) => other !== boater_id)) {
      const marked = await this.mark(id, message_ids, as, partOf(context, id));
      if (isRefusal(marked)) return marked;
      position = Math.max(position, marked.position);
    }
    return { ...receipt, position };
  }

  private mark(
    boater_id: string,
    message_ids: readonly string[],
    as: MarkMessages['as'],
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const command = { type: 'MarkMessages' as const, as, boater_id, message_ids, by: 'MARINA' as const };
    return this.streams.execute(conversationRecord, boater_id, context, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
