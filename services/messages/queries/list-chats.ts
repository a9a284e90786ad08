import type * as z from 'zod';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import type { chatList as chatListAnswer, ChatSummary, ListChats } from '../../../contracts/messages/message.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { type ChatDocument, chatList } from '../projections/chat-list.js';
import { messageList } from '../projections/message-list.js';
import { isOwn, personOf, senderOf, type Viewer } from './message-view.js';
import { type Conversation, ShowConversation } from './show-conversation.js';

type ChatListAnswer = z.output<typeof chatListAnswer>;

/** A marina's latest conversations, or those with one boater and all their messages. */
export class SearchChats extends Query<ChatListAnswer | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: ListChats,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(SearchChats)
export class SearchChatsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id, input, viewer }: SearchChats): Promise<ChatListAnswer | Refusal> {
    const { boater_id, remove_notifications, page, page_size } = input;
    const said = await this.said(marina_id, boater_id, viewer, !remove_notifications);
    if (isRefusal(said)) return said;
    const order = remove_notifications ? 'spoken_at' : 'last_at';
    const filter: Filter = { marina_id, [order]: { $gt: '' }, ...(await this.ofPerson(marina_id, boater_id)) };
    const model = this.projections.model(chatList);
    const skip = (page - 1) * page_size;
    const chats = await model.find({ filter, sort: [[order, -1]], skip, limit: page_size });
    const unread = await this.unreadChats(chats.map((chat) => chat._id));
    const boaters = await this.boaters(
      marina_id,
      chats.map((chat) => chat.boater_id),
    );
    const items = chats.map((chat) =>
      summaryOf(chat, boaters.get(chat.boater_id), unread.has(chat._id), viewer, remove_notifications),
    );
    return { items, total: await model.count(filter), ...said };
  }

  /** Returns only the marina's count of unread messages, for the badge, if no boater is given. */
  private async said(
    marina_id: string,
    boater_id: string | undefined,
    viewer: Viewer,
    services: boolean,
  ): Promise<Conversation | Refusal> {
    if (boater_id !== undefined) {
      const query = new ShowConversation(marina_id, { boater_id }, viewer, services);
      return this.queries.execute(query);
    }
    const unread_total = await this.projections.model(messageList).count({ marina_id, unread_by: 'MARINA' });
    return { read: [], unread: [], unread_total };
  }

  private async ofPerson(marina_id: string, boater_id: string | undefined): Promise<Filter> {
    if (boater_id === undefined) return {};
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return { boater_id: { $in: [...(records.get(boater_id) ?? [boater_id])] } };
  }

  private async unreadChats(chatIds: string[]): Promise<ReadonlySet<string>> {
    if (chatIds.length === 0) return new Set();
    const model = this.projections.model(messageList);
    const counted = await Promise.all(
      chatIds.map(async (id) => ((await model.count({ chat_id: id, unread_by: 'MARINA' })) > 0 ? [id] : [])),
    );
    return new Set(counted.flat());
  }

  private async boaters(marina_id: string, boater_ids: string[]): Promise<ReadonlyMap<string, BoaterRecord>> {
    const query = new FindBoaters({ marina_id, boater_ids });
    const found = await this.queries.execute(query);
    return new Map(found.map((boater) => [boater.id, boater]));
  }
}

function summaryOf(
  chat: Document<ChatDocument>,
  boater: BoaterRecord | undefined,
  unread: boolean,
  viewer: Viewer,
  spokenOnly: boolean,
): ChatSummary {
  const told = chat.service.at(-1);
  const toldLast = !spokenOnly && told !== undefined && (chat.spoken_at === null || told.created_at > chat.spoken_at);
  const summary = {
    id: chat._id,
    boater: personOf(chat.boater_id, boater, viewer),
    unread,
    lastUpd: (spokenOnly ? chat.spoken_at : chat.last_at) ?? '',
    chatFlow: { type: chat.flow, redirect_id: chat._id },
  };
  if (toldLast || chat.spoken === null) {
    // The screen translates the code, as in the conversation.
    const sender = { kind: 'service' as const, id: null, name: '' };
    return { ...summary, message: told?.status_code ?? '', sender, signed_by_user: false };
  }
  const { spoken } = chat;
  return {
    ...summary,
    message: spoken.text,
    sender: senderOf(spoken, viewer),
    signed_by_user: isOwn(spoken, viewer),
  };
}
