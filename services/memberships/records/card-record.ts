import { CARD_STREAM } from '../../../contracts/memberships/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import type { Exclusive } from '../../platform/leases/locks.js';
import { cardAuditView } from '../audit/audit-view.js';
import { cardEvents } from '../domain/card-events.js';
import { evolve, initial } from '../domain/card-state.js';
import { membershipFeedSource } from '../feed/membership-source.js';

/** One change at a time of the cards of a vessel, by the vessel's id: a vessel has one active card. */
export const vesselCardsLock: Exclusive = { exclusive: 'vessel-card' };

export const cardRecord = defineRecord({
  prefix: CARD_STREAM,
  events: cardEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: cardAuditView,
  feed: membershipFeedSource,
});
