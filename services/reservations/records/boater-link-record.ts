import { defineRecord } from '../../platform/areas/record.js';
import { boaterLinkAuditView } from '../audit/link-audit-view.js';
import { evolve, initial } from '../domain/boater-link.js';
import { boaterLinkEvents } from '../domain/events/boater-link-events.js';

/** The link of a reservation; the id is the reservation's. */
export const boaterLinkRecord = defineRecord({
  prefix: 'boaterlink-',
  events: boaterLinkEvents,
  initial,
  evolve,
  hint: { topic: 'reservations' },
  audit: boaterLinkAuditView,
});
