import { Injectable } from '@nestjs/common';
import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import type { MarkMessages } from '../../../contracts/messages/message.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/conversation.js';
import { messageList } from '../projections/message-list.js';
import { conversationRecord } from '../records/conversation-record.js';

interface Mark {
  readonly as: 'VIEWED' | 'READ' | 'UNREAD';
  readonly user_id: string;
}

/**
 * A user marks boaters' messages as viewed, opened or unread, for themselves. Service messages and the marina's own have
 * no such marks.
 */
@Injectable()
export class MessageMarks {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async mark(
    { boater_id: person, message_ids }: MarkMessages,
    mark: Mark,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const ids = [...new Set(message_ids)];
    const found = await this.projections.model(messageList).getMany(ids);
    const theirs = await this.recordsOf(context.marina_id, person);
    const own = found.filter(
      ({ marina_id, boater_id }) => marina_id === context.marina_id && (theirs?.includes(boater_id) ?? true),
    );
    if (own.length < ids.length) return refuse('not_found', 'NOT_FOUND');
    const [first, ...others] = Map.groupBy(own, ({ boater_id }) => boater_id);
    if (first === undefined) return refuse('not_found', 'NOT_FOUND');
    // One conversation per boater: the first one answers, so that a resend gets the same receipt.
    for (const [boater_id, messages] of others) {
      const marked = await this.append(boater_id, messages, mark, partOf(context, boater_id));
      if (isRefusal(marked)) return marked;
    }
    return this.append(...first, mark, context);
  }

  /** The records of the person, whose messages stay in their own conversations; null without a person. */
  private async recordsOf(marina_id: string, boater_id: string | undefined): Promise<readonly string[] | null> {
    if (boater_id === undefined) return null;
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return records.get(boater_id) ?? [];
  }

  private append(
    boater_id: string,
    messages: readonly { readonly _id: string }[],
    mark: Mark,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const command = { type: 'MarkMessages' as const, boater_id, message_ids: messages.map(({ _id }) => _id), ...mark };
    return this.streams.execute(conversationRecord, boater_id, context, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
