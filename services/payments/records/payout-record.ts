import { defineRecord } from '../../platform/areas/record.js';
import { payoutAuditView } from '../audit/payout-audit-view.js';
import { evolve, initial } from '../domain/payout.js';
import { payoutEvents } from '../domain/payout-events.js';
import { payoutFeedSource } from '../feed/payment-sources.js';

/** One for each payout, by an id that follows from the provider's reference. */
export const payoutRecord = defineRecord({
  prefix: 'payout-',
  events: payoutEvents,
  initial,
  evolve,
  hint: { topic: 'payments' },
  audit: payoutAuditView,
  feed: payoutFeedSource,
});
