import { reservationFactOf, RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import type { HintSource } from '../platform/realtime/hint-registry.js';
import { subjectOf } from './domain/conversation.js';
import { conversationEventOf } from './projections/message-list.js';
import { serviceCodeOf } from './projections/service-messages.js';

/** What was written is news of the boater's messages, and of those about a reservation or an absence. */
export const conversationHints: HintSource = {
  topic: 'messages',
  ids: (logged) => {
    const event = conversationEventOf(logged);
    if (event === null) return [];
    const { boater_id } = event.data;
    return event.type === 'MessagePosted' ? [...new Set([boater_id, subjectOf(event.data)])] : [boater_id];
  },
};

/** What the product tells of a reservation is news of the messages about it. */
export const serviceMessageHints: HintSource = {
  topic: 'messages',
  ids: (logged) => {
    const fact = reservationFactOf(logged);
    // Which of its messages a fact gives is of no matter here.
    if (fact === null || serviceCodeOf(fact, false) === null) return [];
    return [logged.stream.slice(RESERVATION_STREAM.length)];
  },
};
