import { defineRecord } from '../../platform/areas/record.js';
import { referralAuditView } from '../audit/invitation-audit-view.js';
import { evolve, initial, referralEvents } from '../domain/referral-code.js';

/** One record for each marina, with the marina's id. */
export const referralRecord = defineRecord({
  prefix: 'referral-',
  events: referralEvents,
  initial,
  evolve,
  hint: { topic: 'memberships' },
  audit: referralAuditView,
});
