import type * as z from 'zod';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import {
  FindBoaters,
  FindBoatersByName,
  FindPersonRecords,
  FindVesselNames,
} from '../../../contracts/customers/queries.js';
import { messageApi } from '../../../contracts/messages/api.js';
import type { chatList as chatListAnswer, ChatSummary, ListChats } from '../../../contracts/messages/message.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter, Sort } from '../../platform/read-models/read-model-store.js';
import { type Conversation, Conversations } from '../lookups/conversations.js';
import { isOwn, personOf, senderOf } from '../lookups/message-view.js';
import { unreadBy } from '../lookups/unread-messages.js';
import { staffViewer, type StaffViewer } from '../lookups/viewer.js';
import { type ChatDocument, chatList } from '../projections/chat-list.js';
import { messageList } from '../projections/message-list.js';

type ChatListAnswer = z.output<typeof chatListAnswer>;

/** Boaters whose name matches a search, at most. */
const MOST_FOUND = 200;

/** Conversations with unread messages that are listed first, at most. */
const MOST_FIRST = 1000;

/** A marina's latest conversations, or those with one boater and all their messages. */
@Handles(messageApi.getall)
export class SearchChats {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  async execute({
    input,
    marina_id,
    staff,
  }: ReceivedCall<typeof messageApi.getall>): Promise<ChatListAnswer | Refusal> {
    const viewer = staffViewer(staff, this.clock);
    const { remove_notifications, page, page_size } = input;
    const unread = await this.unreadCounts(marina_id, viewer);
    const said = await this.said(marina_id, input, viewer, unread);
    if (isRefusal(said)) return said;
    const order = remove_notifications ? 'spoken_at' : 'last_at';
    const filter = await this.filterOf(marina_id, input, unread);
    const model = this.projections.model(chatList);
    const skip = (page - 1) * page_size;
    const sort: Sort = [[order, -1]];
    const asked = { filter, sort, skip, limit: page_size };
    const first = input.unread_first && !input.unread_only ? [...unread.keys()].slice(0, MOST_FIRST) : [];
    const chats = first.length === 0 ? await model.find(asked) : await unreadFirst(model, asked, first);
    const [boaters, boats] = await Promise.all([this.boaters(marina_id, chats), this.boats(marina_id, chats)]);
    const items = chats.map((chat) => ({
      ...summaryOf(chat, boaters.get(chat.boater_id), viewer, remove_notifications),
      unread: unread.has(chat._id),
      unread_count: unread.get(chat._id) ?? 0,
      about: aboutOf(chat, boats),
    }));
    return { items, total: await model.count(filter), ...said };
  }

  private async filterOf(marina_id: string, input: ListChats, unread: ReadonlyMap<string, number>): Promise<Filter> {
    const { boater_id, remove_notifications, search, unread_only, about } = input;
    const words = folded(search);
    return {
      marina_id,
      [remove_notifications ? 'spoken_at' : 'last_at']: { $gt: '' },
      ...(await this.ofPerson(marina_id, boater_id)),
      ...(about === undefined ? {} : { flow: about }),
      ...(unread_only ? { chat_id: { $in: [...unread.keys()] } } : {}),
      ...(words === '' ? {} : { $or: [{ search: { $contains: words } }, await this.named(marina_id, search)] }),
    };
  }

  private async ofPerson(marina_id: string, boater_id: string | undefined): Promise<Filter> {
    if (boater_id === undefined) return {};
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return { boater_id: { $in: [...(records.get(boater_id) ?? [boater_id])] } };
  }

  private async named(marina_id: string, search: string): Promise<Filter> {
    const found = await this.queries.execute(new FindBoatersByName({ marina_id, search, limit: MOST_FOUND }));
    return { boater_id: { $in: [...found] } };
  }

  /** Without a boater only the count of the user's unread messages, for the badge. */
  private async said(
    marina_id: string,
    { boater_id, remove_notifications }: ListChats,
    viewer: StaffViewer,
    unread: ReadonlyMap<string, number>,
  ): Promise<Conversation | Refusal> {
    if (boater_id !== undefined) {
      return this.conversations.show(marina_id, { boater_id }, viewer, { services: !remove_notifications });
    }
    const unread_total = [...unread.values()].reduce((sum, count) => sum + count, 0);
    return { read: [], unread: [], unread_total };
  }

  /** The user's unread messages by conversation. */
  private async unreadCounts(marina_id: string, { user_id, now }: StaffViewer): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const filter = unreadBy(user_id, marina_id, now);
    for await (const { chat_id } of this.projections.model(messageList).each({ filter })) {
      counts.set(chat_id, (counts.get(chat_id) ?? 0) + 1);
    }
    return counts;
  }

  private async boaters(marina_id: string, chats: readonly ChatDocument[]): Promise<ReadonlyMap<string, BoaterRecord>> {
    const query = new FindBoaters({ marina_id, boater_ids: chats.map((chat) => chat.boater_id) });
    const found = await this.queries.execute(query);
    return new Map(found.map((boater) => [boater.id, boater]));
  }

  /** Names of the boats of absences; a reservation has its own. */
  private boats(marina_id: string, chats: readonly ChatDocument[]): Promise<ReadonlyMap<string, string | null>> {
    const absent = chats.filter(({ flow }) => flow === 'absence_report');
    const vessel_ids = absent.flatMap(({ about }) => about.vessel_id ?? []);
    return this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
  }
}

/** A page of the list in which the conversations `first` come before all others, each part in the list's order. */
async function unreadFirst(
  model: ReadModel<ChatDocument>,
  { filter, sort, skip, limit }: { filter: Filter; sort: Sort; skip: number; limit: number },
  first: readonly string[],
): Promise<Document<ChatDocument>[]> {
  const unread = { ...filter, chat_id: { $in: [...first] } };
  const others = { ...filter, chat_id: { $nin: [...first] } };
  const count = await model.count(unread);
  const found = skip < count ? await model.find({ filter: unread, sort, skip, limit }) : [];
  const left = limit - found.length;
  if (left === 0) return found;
  return [...found, ...(await model.find({ filter: others, sort, skip: Math.max(0, skip - count), limit: left }))];
}

function aboutOf({ about }: ChatDocument, boats: ReadonlyMap<string, string | null>): ChatSummary['about'] {
  const { view_id, vessel_id, start_date, end_date } = about;
  return { view_id, vessel_name: about.vessel_name ?? boats.get(vessel_id ?? '') ?? null, start_date, end_date };
}

function summaryOf(
  chat: Document<ChatDocument>,
  boater: BoaterRecord | undefined,
  viewer: StaffViewer,
  spokenOnly: boolean,
): Omit<ChatSummary, 'unread' | 'unread_count' | 'about'> {
  const notice = chat.service.at(-1);
  const noticeIsLast =
    !spokenOnly && notice !== undefined && (chat.spoken_at === null || notice.created_at > chat.spoken_at);
  const summary = {
    id: chat._id,
    boater: personOf(chat.boater_id, boater, viewer),
    lastUpd: (spokenOnly ? chat.spoken_at : chat.last_at) ?? '',
    chatFlow: { type: chat.flow, redirect_id: chat._id },
  };
  if (noticeIsLast || chat.spoken === null) {
    // The screen translates the code, as in the conversation.
    const sender = { kind: 'service' as const, id: null, name: '' };
    return { ...summary, message: notice?.status_code ?? '', sender, signed_by_user: false };
  }
  const { spoken } = chat;
  const message = spoken.text === '' ? (spoken.file ?? '') : spoken.text;
  return { ...summary, message, sender: senderOf(spoken, viewer), signed_by_user: isOwn(spoken, viewer) };
}
