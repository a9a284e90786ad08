import { reservationFactOf } from '../../contracts/reservations/events.js';
import { recordIdOf } from '../platform/event-sourcing/stream-name.js';
import type { HintSource } from '../platform/realtime/hint-registry.js';
import { serviceCodeOf } from './projections/service-messages.js';

/** A service message about a reservation is news of the messages about that reservation. */
export const serviceMessageHints: HintSource = {
  topic: 'messages',
  ids: (logged) => {
    const fact = reservationFactOf(logged);
    // It does not matter here which of its messages a fact becomes.
    if (fact === null || serviceCodeOf(fact, false) === null) return [];
    return [recordIdOf(logged.stream)];
  },
};
