import { defineRecord } from '../../platform/areas/record.js';
import { pricingAuditView } from '../audit/audit-view.js';
import { evolve, initial } from '../domain/pricing.js';
import { pricingEvents } from '../domain/pricing-events.js';

/** One stream per marina, with the marina's id. */
export const pricingRecord = defineRecord({
  prefix: 'pricing-',
  events: pricingEvents,
  initial,
  evolve,
  hint: { topic: 'pricing' },
  audit: pricingAuditView,
});
