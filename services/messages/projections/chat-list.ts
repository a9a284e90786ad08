import type { MessageSide } from '../../../contracts/messages/events.js';
import type { ChatSummary } from '../../../contracts/messages/message.js';
import { type ReservationFact, reservationFactOf } from '../../../contracts/reservations/events.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { subjectOf } from '../domain/conversation.js';
import type { ConversationEvent } from '../domain/conversation-events.js';
import { conversationEventOf } from './message-list.js';
import { decides, type ServiceMessage, serviceMessageOf } from './service-messages.js';

/** The latest message by a person. */
export interface LastWords {
  text: string;
  from: MessageSide;
  sender_id: string;
  sender_name: string;
}

/** The messages about one record; its id is the record's. */
export interface ChatDocument {
  marina_id: string;
  boater_id: string;
  flow: ChatSummary['chatFlow']['type'];
  /** The marina has approved the reservation. */
  decided: boolean;
  /** Oldest first. */
  service: ServiceMessage[];
  /** Null while no person has written. */
  spoken: LastWords | null;
  spoken_at: string | null;
  /** Includes service messages. Null: nothing to show yet. */
  last_at: string | null;
  /** The persons whose personal data it holds. */
  people: string[];
}

/** Conversations by the record they are about, with the product's service messages. */
export const chatList: Projection<ChatDocument> = {
  name: 'chats',
  version: 1,
  indexes: [
    { fields: ['marina_id', 'last_at'] },
    { fields: ['marina_id', 'spoken_at'] },
    { fields: ['boater_id', 'last_at'] },
    { fields: ['people'] },
  ],
  documentIds: (logged) => {
    if (reservationFactOf(logged) !== null) return [recordIdOf(logged.stream)];
    const event = conversationEventOf(logged);
    return event?.type === 'MessagePosted' ? [subjectOf(event.data)] : [];
  },
  apply: (document, logged) => {
    const fact = reservationFactOf(logged);
    if (fact !== null) return withNotice(document, fact, logged);
    const event = conversationEventOf(logged);
    return event?.type === 'MessagePosted' ? spoken(document, event, logged) : undefined;
  },
  personal: {
    field: 'people',
    forget: (document, person) => {
      if (document.spoken === null) return document;
      return {
        ...document,
        spoken: {
          ...document.spoken,
          ...(document.boater_id === person ? { text: '' } : {}),
          ...(document.spoken.sender_id === person ? { sender_name: '' } : {}),
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
  const chat = document ?? opened(fact);
  if (chat === undefined) return undefined;
  const message = serviceMessageOf(fact, logged, chat.decided);
  const decided = chat.decided || decides(fact);
  if (message === null) return { ...chat, decided };
  const last_at = later(chat.last_at, message.created_at);
  return { ...chat, decided, service: [...chat.service, message], last_at };
}

function opened(fact: ReservationFact): ChatDocument | undefined {
  switch (fact.type) {
    case 'ReservationRequested':
    case 'InstantBookingInitiated':
    case 'ReservationCreatedByMarina':
      return empty(fact.data.marina_id, fact.data.boater_id, 'reservation');
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
  const chat = document ?? empty(data.marina_id, data.boater_id, flow[data.chat_view]);
  const sender_id = data.from === 'BOATER' ? data.boater_id : actor.id;
  return {
    ...chat,
    spoken: { text: data.text ?? '', from: data.from, sender_id, sender_name: actor.name ?? '' },
    spoken_at: later(chat.spoken_at, data.at),
    last_at: later(chat.last_at, data.at),
    people: [...new Set([data.boater_id, sender_id])],
  };
}

function empty(marina_id: string, boater_id: string, flow: ChatDocument['flow']): ChatDocument {
  return {
    marina_id,
    boater_id,
    flow,
    decided: false,
    service: [],
    spoken: null,
    spoken_at: null,
    last_at: null,
    people: [boater_id],
  };
}

/** The later of the two times: a clock that lags behind must not make a chat look older. */
function later(before: string | null, at: string): string {
  return before !== null && before > at ? before : at;
}
