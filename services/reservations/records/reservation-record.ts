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
  // Berth plan, card and reservation are three streams: every command that writes to more than one of them, and every
  // policy that repairs after a crash between them, holds this lock.
  exclusive: 'reservation',
  hint: { topic: 'reservations' },
  audit: reservationAuditView,
  feed: reservationFeedSource,
});
