import { reservationFactOf } from '../../contracts/reservations/events.js';
import { recordIdOf } from '../platform/event-sourcing/stream-name.js';
import type { HintSource } from '../platform/realtime/hint-registry.js';
import { serviceCodeOf } from './projections/service-messages.js';

/** A service message about a reservation changes that reservation's messages. */
export const serviceMessageHints: HintSource = {
  topic: 'messages',
  ids: (logged) => {
    const fact = reservationFactOf(logged);
    // Which service message the fact becomes does not matter here.
    if (fact === null || serviceCodeOf(fact, false) === null) return [];
    return [recordIdOf(logged.stream)];
  },
};
