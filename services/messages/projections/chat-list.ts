import { type AbsenceFact, absenceFactOf } from '../../../contracts/absences/events.js';
import type { MessageSide } from '../../../contracts/messages/events.js';
import type { ChatSummary } from '../../../contracts/messages/message.js';
import { type ReservationFact, reservationFactOf } from '../../../contracts/reservations/events.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { SEARCHED, subjectOf } from '../domain/conversation.js';
import type { ConversationEvent } from '../domain/conversation-events.js';
import { conversationEventOf } from './message-list.js';
import { decides, ends, type ServiceMessage, serviceMessageOf } from './service-messages.js';

/** The latest message by a person. */
export interface LastWords {
  message_id: string;
  /** Empty for a file without a text. */
  text: string;
  /** Name of the file; null without one. */
  file: string | null;
  from: MessageSide;
  sender_id: string;
  sender_name: string;
}

/** The messages about one record; its id is the record's. */
export interface ChatDocument {
  /** The same as the document's id, for filters. */
  chat_id: string;
  marina_id: string;
  boater_id: string;
  flow: ChatSummary['chatFlow']['type'];
  about: {
    view_id: string | null;
    vessel_id: string | null;
    /** Of a reservation; an absence's boat is named when it is read. Null once the boater was erased. */
    vessel_name: string | null;
    start_date: string | null;
    end_date: string | null;
  };
  /** The latest messages of people, oldest first, for searching; none once the boater was erased. */
  recent: { id: string; text: string }[];
  /** Folded words of the boat and of `recent`. */
  search: string;
  /** The marina has approved the reservation. */
  decided: boolean;
  /** When a reservation that was never approved ended. */
  ended_unapproved_at: string | null;
  /** When the newest file was sent that is still there. */
  file_at: string | null;
  /** The later of the two, while there are both: the files go some days after it. */
  unapproved_files_since: string | null;
  /** Oldest first. */
  service: ServiceMessage[];
  /** Null while no person has written. */
  spoken: LastWords | null;
  spoken_at: string | null;
  /** Includes service messages. Null: nothing to show yet. */
  last_at: string | null;
  /** The persons whose personal data it holds. */
  people: string[];
  /** Boaters of merged stays, whose messages are among these. */
  others: string[];
}

/** Conversations by the record they are about, with the product's service messages. */
export const chatList: Projection<ChatDocument> = {
  name: 'chats',
  version: 5,
  indexes: [
    { fields: ['marina_id', 'last_at'] },
    { fields: ['marina_id', 'spoken_at'] },
    { fields: ['boater_id', 'last_at'] },
    { fields: ['people'] },
    { fields: ['chat_id'] },
    { fields: ['unapproved_files_since'] },
  ],
  documentIds: (logged) => {
    if (reservationFactOf(logged) !== null || absenceFactOf(logged) !== null) return [recordIdOf(logged.stream)];
    const event = conversationEventOf(logged);
    if (event?.type === 'MessageFilesRemoved') return [event.data.reservation_id];
    if (event?.type === 'MessagesMoved') return [event.data.from_reservation_id, event.data.to_reservation_id];
    return event?.type === 'MessagePosted' || event?.type === 'MessageEdited' ? [subjectOf(event.data)] : [];
  },
  apply: (document, logged, id) => {
    const fact = reservationFactOf(logged);
    if (fact !== null) return searchable(withFilesDue(withNotice(document, fact, logged)));
    const absence = absenceFactOf(logged);
    if (absence !== null) return ofAbsence(document, absence, logged);
    const event = conversationEventOf(logged);
    if (event?.type === 'MessageEdited') return document && searchable(edited(document, event));
    if (event?.type === 'MessageFilesRemoved') return document && withFilesDue({ ...document, file_at: null });
    if (event?.type === 'MessagesMoved') {
      if (document === undefined) return undefined;
      const moved = id === event.data.from_reservation_id ? withoutMoved(document, event) : withMoved(document, event);
      return searchable(withFilesDue(moved));
    }
    return event?.type === 'MessagePosted' ? searchable(withFilesDue(spoken(document, event, logged))) : undefined;
  },
  personal: {
    field: 'people',
    forget: (document, person) => {
      const own = document.boater_id === person;
      const about = own ? { ...document.about, vessel_name: null } : document.about;
      // Whose messages they are is not kept: all texts go where a boater of a merged stay is erased.
      const wrote = own || document.others.includes(person);
      const texts = wrote ? { recent: [], search: '' } : {};
      const service = document.service.map((one) => (own ? withoutText(one) : withoutName(one, person)));
      const chat = { ...document, about, ...texts, service };
      if (chat.spoken === null) return chat;
      return {
        ...chat,
        spoken: {
          ...chat.spoken,
          ...(wrote ? { text: '', file: null } : {}),
          ...(chat.spoken.sender_id === person ? { sender_name: '' } : {}),
        },
      };
    },
  },
};

function withNotice(
  document: ChatDocument | undefined,
  fact: ReservationFact,
  logged: LoggedEvent,
): ChatDocument | undefined {
  const before = document ?? opened(fact);
  if (before === undefined) return undefined;
  const chat = { ...before, about: { ...before.about, ...aboutOf(fact) } };
  const message = serviceMessageOf(fact, logged, chat.decided);
  const decided = chat.decided || decides(fact);
  const ended_unapproved_at = decided || !ends(fact) ? stillEnded(chat, fact) : fact.data.at;
  if (message === null) return { ...chat, decided, ended_unapproved_at };
  const last_at = later(chat.last_at, message.created_at);
  const people = message.words === null ? chat.people : [...new Set([...chat.people, message.words.sender_id])];
  return { ...chat, decided, ended_unapproved_at, service: [...chat.service, message], last_at, people };
}

/** A stay that was no duplicate after all has not ended. */
function stillEnded({ ended_unapproved_at }: ChatDocument, { type }: ReservationFact): string | null {
  return type === 'StaySeparated' ? null : ended_unapproved_at;
}

function withFilesDue(chat: ChatDocument | undefined): ChatDocument | undefined {
  if (chat === undefined) return undefined;
  const { ended_unapproved_at, file_at } = chat;
  const isDue = ended_unapproved_at !== null && file_at !== null;
  return { ...chat, unapproved_files_since: isDue ? later(ended_unapproved_at, file_at) : null };
}

/** What a fact changes of the stay that the conversation is about. */
function aboutOf({ data }: ReservationFact): Partial<ChatDocument['about']> {
  return {
    ...('view_id' in data ? { view_id: data.view_id } : {}),
    ...('vessel' in data ? { vessel_id: data.vessel.vessel_id, vessel_name: data.vessel_name } : {}),
    ...('end_date' in data ? { start_date: data.start_date, end_date: data.end_date } : {}),
  };
}

function withoutText(message: ServiceMessage): ServiceMessage {
  return { ...message, words: null };
}

function withoutName(message: ServiceMessage, person: string): ServiceMessage {
  const { words } = message;
  return words?.sender_id === person ? { ...message, words: { ...words, sender_name: '' } } : message;
}

function ofAbsence(
  document: ChatDocument | undefined,
  { data }: AbsenceFact,
  { stream, metadata: { marina_id } }: LoggedEvent,
): ChatDocument | undefined {
  if (!('departure_date' in data)) return undefined;
  const id = recordIdOf(stream);
  const chat = document ?? (marina_id === null ? undefined : empty(id, marina_id, data.boater_id, 'absence_report'));
  if (chat === undefined) return undefined;
  const vessel = 'vessel_id' in data ? { vessel_id: data.vessel_id } : {};
  const dates = { start_date: data.departure_date, end_date: data.return_date };
  return { ...chat, about: { ...chat.about, ...vessel, ...dates } };
}

function edited(chat: ChatDocument, { data }: Extract<ConversationEvent, { type: 'MessageEdited' }>): ChatDocument {
  const text = data.text ?? '';
  const recent = chat.recent.map((one) => (one.id === data.message_id ? { ...one, text } : one));
  const spoken = chat.spoken?.message_id === data.message_id ? { ...chat.spoken, text } : chat.spoken;
  return { ...chat, recent, spoken };
}

type Moved = Extract<ConversationEvent, { type: 'MessagesMoved' }>;

/** The conversation of a duplicate, whose messages went to the stay that goes on, or the other way round. */
function withoutMoved(chat: ChatDocument, { data }: Moved): ChatDocument {
  const recent = chat.recent.filter(({ id }) => !data.message_ids.includes(id));
  const stays = chat.spoken !== null && !data.message_ids.includes(chat.spoken.message_id);
  const service_at = chat.service.at(-1)?.created_at ?? null;
  if (stays) return { ...chat, recent };
  return { ...chat, recent, spoken: null, spoken_at: null, file_at: null, last_at: service_at };
}

function withMoved(chat: ChatDocument, { data }: Moved): ChatDocument {
  const { message_ids, texts, last, file_name, file_at } = data;
  const known = texts ?? [];
  const ids = message_ids.slice(-known.length);
  const recent = [...known.map((text, index) => ({ id: ids[index] ?? '', text })), ...chat.recent].slice(-SEARCHED);
  const newer = chat.spoken_at === null || chat.spoken_at < last.at;
  const spoken: LastWords = {
    message_id: message_ids.at(-1) ?? '',
    text: known.at(-1) ?? '',
    file: file_name,
    from: last.from,
    sender_id: last.sender_id ?? '',
    sender_name: '',
  };
  return {
    ...chat,
    recent,
    spoken: newer ? spoken : chat.spoken,
    spoken_at: later(chat.spoken_at, last.at),
    last_at: later(chat.last_at, last.at),
    file_at: file_at === null ? chat.file_at : later(chat.file_at, file_at),
    people: [...new Set([...chat.people, data.boater_id])],
    others: chat.boater_id === data.boater_id ? chat.others : [...new Set([...chat.others, data.boater_id])],
  };
}

function searchable(chat: ChatDocument | undefined): ChatDocument | undefined {
  if (chat === undefined) return undefined;
  const { view_id, vessel_name } = chat.about;
  const words = [view_id ?? '', vessel_name ?? '', ...chat.recent.map(({ text }) => text)];
  return { ...chat, search: folded(words.join(' ')) };
}

function opened(fact: ReservationFact): ChatDocument | undefined {
  switch (fact.type) {
    case 'ReservationRequested':
    case 'InstantBookingInitiated':
    case 'ReservationCreatedByMarina':
      return empty(fact.data.reservation_id, fact.data.marina_id, fact.data.boater_id, 'reservation');
    default:
      return undefined;
  }
}

function spoken(
  document: ChatDocument | undefined,
  { data }: Extract<ConversationEvent, { type: 'MessagePosted' }>,
  { metadata: { actor } }: LoggedEvent,
): ChatDocument {
  const flow = { Reservation: 'reservation', AbsenceReport: 'absence_report', General: 'general' } as const;
  const chat = document ?? empty(subjectOf(data), data.marina_id, data.boater_id, flow[data.chat_view]);
  const sender_id = data.from === 'BOATER' ? data.boater_id : actor.id;
  return {
    ...chat,
    spoken: {
      message_id: data.message_id,
      text: data.text ?? '',
      file: data.attachment_name ?? null,
      from: data.from,
      sender_id,
      sender_name: actor.name ?? '',
    },
    file_at: data.attachment == null ? chat.file_at : later(chat.file_at, data.at),
    recent: [...chat.recent, { id: data.message_id, text: data.text ?? '' }].slice(-SEARCHED),
    spoken_at: later(chat.spoken_at, data.at),
    last_at: later(chat.last_at, data.at),
    people: [...new Set([...chat.people, sender_id])],
  };
}

function empty(chat_id: string, marina_id: string, boater_id: string, flow: ChatDocument['flow']): ChatDocument {
  return {
    chat_id,
    marina_id,
    boater_id,
    flow,
    about: { view_id: null, vessel_id: null, vessel_name: null, start_date: null, end_date: null },
    recent: [],
    search: '',
    decided: false,
    ended_unapproved_at: null,
    file_at: null,
    unapproved_files_since: null,
    service: [],
    spoken: null,
    spoken_at: null,
    last_at: null,
    people: [boater_id],
    others: [],
  };
}

/** The later of the two times: a clock that lags behind must not make a chat look older. */
function later(before: string | null, at: string): string {
  return before !== null && before > at ? before : at;
}
