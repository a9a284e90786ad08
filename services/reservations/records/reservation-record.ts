import { RESERVATION_STREAM } from '../../../contracts/reservations/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { reservationAuditView } from '../audit/audit-view.js';
import { reservationEvents } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';
import { reservationFeedSource } from '../feed/reservation-source.js';

export const reservationRecord = defineRecord({
  prefix: RESERVATION_STREAM,
  events: reservationEvents,
  initial,
  evolve,
  hint: { topic: 'reservations' },
  audit: reservationAuditView,
  feed: reservationFeedSource,
});
