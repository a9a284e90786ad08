import { CARD_STREAM } from '../../../contracts/memberships/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { cardAuditView } from '../audit/audit-view.js';
import { cardEvents } from '../domain/card-events.js';
import { evolve, initial } from '../domain/card-state.js';
import { membershipFeedSource } from '../feed/membership-source.js';

export const cardRecord = defineRecord({
  prefix: CARD_STREAM,
  events: cardEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: cardAuditView,
  feed: membershipFeedSource,
});
