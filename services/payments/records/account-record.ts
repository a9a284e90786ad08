import { defineRecord } from '../../platform/areas/record.js';
import { accountAuditView } from '../audit/account-audit-view.js';
import { evolve, initial } from '../domain/account.js';
import { accountEvents } from '../domain/account-events.js';

/** One for each marina, by its id. */
export const accountRecord = defineRecord({
  prefix: 'paymentaccount-',
  events: accountEvents,
  initial,
  evolve,
  // The provider is sent another bank account before the event is kept.
  exclusive: 'bank account',
  hint: { topic: 'payments' },
  audit: accountAuditView,
});
