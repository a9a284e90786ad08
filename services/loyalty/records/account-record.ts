import { LOYALTY_STREAM } from '../../../contracts/loyalty/events.js';
import { defineRecord } from '../../platform/areas/record.js';
import { accountAuditView } from '../audit/account-view.js';
import { accountEvents } from '../domain/account-events.js';
import { evolve, initial } from '../domain/account-state.js';

export const accountRecord = defineRecord({
  prefix: LOYALTY_STREAM,
  events: accountEvents,
  initial,
  evolve,
  hint: { topic: 'loyalty' },
  audit: accountAuditView,
});
