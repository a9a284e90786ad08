import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import type { conversation, Message } from '../../../contracts/messages/message.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { type ChatDocument, chatList } from '../projections/chat-list.js';
import { messageList } from '../projections/message-list.js';
import { personOf, serviceMessage, writtenMessage } from './message-view.js';
import { unreadBy } from './unread-messages.js';
import type { Viewer } from './viewer.js';

export type Conversation = z.output<typeof conversation>;

/** Maximum number of messages in one answer; older ones are left out. */
const MOST_MESSAGES = 1000;

type About =
  { readonly reservation_id: string; readonly boater_id?: string | undefined } | { readonly boater_id: string };

/** The messages about one reservation, or all messages with one boater. */
@Injectable()
export class Conversations {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** `services`: false leaves out messages that nobody wrote. */
  async show(
    marina_id: string,
    about: About,
    viewer: Viewer,
    { services }: { readonly services: boolean } = { services: true },
  ): Promise<Conversation | Refusal> {
    const chats = await this.chatsOf(marina_id, about);
    if (chats === null) return refuse('not_found', 'NOT_FOUND');
    const boater_id = 'reservation_id' in about ? (chats[0]?.boater_id ?? '') : about.boater_id;
    const [record] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (record === undefined && chats.length === 0) return refuse('not_found', 'NOT_FOUND');
    const boater = personOf(boater_id, record, viewer);
    const theirs = await this.recordsOf(marina_id, boater_id);
    const filter: Filter =
      'reservation_id' in about ? { chat_id: about.reservation_id } : { boater_id: theirs, marina_id };
    const model = this.projections.model(messageList);
    const written = await model.find({ filter, sort: [['position', -1]], limit: MOST_MESSAGES });
    const messages = [
      ...written.map((document) => ({
        position: document.position,
        message: writtenMessage(document, boater, viewer),
      })),
      ...(services ? chats : []).flatMap((chat) =>
        chat.service.map((notice) => ({ position: notice.position, message: serviceMessage(notice, chat, boater) })),
      ),
    ]
      .sort((one, other) => one.position - other.position)
      .map(({ message }) => message);
    return {
      read: messages.filter((message) => !message.unread),
      unread: messages.filter((message) => message.unread),
      unread_total: await this.unreadTotal(marina_id, filter, viewer, messages),
    };
  }

  /** Staff's count includes messages that are too old to be in the answer. */
  private async unreadTotal(marina_id: string, filter: Filter, viewer: Viewer, shown: readonly Message[]) {
    if (viewer.kind === 'boater') return shown.filter(({ unread }) => unread).length;
    const unread = { ...unreadBy(viewer.user_id, marina_id, viewer.now), ...filter };
    return this.projections.model(messageList).count(unread);
  }

  /** Null if the record is not the marina's, or not the given boater's. */
  private async chatsOf(marina_id: string, about: About): Promise<readonly Document<ChatDocument>[] | null> {
    const model = this.projections.model(chatList);
    if (!('reservation_id' in about)) {
      return model.find({ filter: { boater_id: await this.recordsOf(marina_id, about.boater_id), marina_id } });
    }
    const chat = await model.get(about.reservation_id);
    if (chat?.marina_id !== marina_id) return null;
    if (about.boater_id === undefined || about.boater_id === chat.boater_id) return [chat];
    return (await this.recordsOf(marina_id, about.boater_id)).$in.includes(chat.boater_id) ? [chat] : null;
  }

  /** The condition on a boater's id that finds all records of the person. */
  private async recordsOf(marina_id: string, boater_id: string): Promise<{ $in: string[] }> {
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return { $in: [...(records.get(boater_id) ?? [boater_id])] };
  }
}
