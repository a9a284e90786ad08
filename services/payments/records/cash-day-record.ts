import { defineRecord } from '../../platform/areas/record.js';
import { cashDayAuditView } from '../audit/cash-day-audit-view.js';
import { evolve, initial } from '../domain/cash-day.js';
import { cashDayEvents } from '../domain/cash-day-events.js';

/** A day of a marina, by `<marina>.<date>`. */
export const cashDayRecord = defineRecord({
  prefix: 'cashday-',
  events: cashDayEvents,
  initial,
  evolve,
  // A payment is recorded in another stream than the closing, so that neither append alone could notice the other one.
  exclusive: 'cash day',
  hint: { topic: 'payments' },
  audit: cashDayAuditView,
});

export const cashDayId = (marina: string, date: string): string => `${marina}.${date}`;
