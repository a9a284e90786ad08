import * as z from 'zod';
import { pointParts, pointsOfStay } from '../../../contracts/loyalty/events.js';
import { pointSources } from '../../../contracts/loyalty/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/**
 * Facts of a member's stream (`loyalty-<account id>`). Members are known by the records of boaters that they have in the
 * registers of marinas, so the ledger holds no personal data. Amounts are hundredths of points.
 */

const amount = z.number().int().min(1);
const recordOfBoater = z.object({ marina_id: z.string(), boater_id: z.string() });

export const accountEvents = defineEvents({
  LoyaltyJoined: { version: 1, data: recordOfBoater.extend({ on: calendarDate, at: instant }) },
  /** The member has another record: in another marina, or a second one in the same. */
  LoyaltyRecordAdded: { version: 1, data: recordOfBoater.extend({ at: instant }) },
  LoyaltyRenewed: { version: 1, data: z.object({ on: calendarDate, at: instant }) },
  PointsGiven: {
    version: 1,
    data: z.object({
      grant_id: z.string(),
      source: z.enum(pointSources),
      amount,
      /** Last day on which they can be used; null: they do not expire. */
      expires_on: calendarDate.nullable(),
      /** The gift, promotion, absence or reservation that they were given for. */
      gift_id: z.string().optional(),
      promotion_id: z.string().optional(),
      reservation_id: z.string().optional(),
      absence_id: z.string().optional(),
      at: instant,
    }),
  },
  PointsSpent: { version: 1, data: pointsOfStay },
  PointsReturned: { version: 1, data: pointsOfStay },
  /** By a correction, or because the reason for which they were given is gone. */
  PointsTaken: {
    version: 1,
    data: z.object({
      amount,
      parts: pointParts,
      /** A stay returned points of this report, which was withdrawn while the stay used them. */
      absence_id: z.string().optional(),
      at: instant,
    }),
  },
  /** An absence report that earned points was withdrawn; `uncovered` of them are used, and nothing is left to take instead. */
  VacancyWithdrawn: {
    version: 1,
    data: z.object({ absence_id: z.string(), uncovered: z.number().int().min(0), at: instant }),
  },
  PointsExpired: { version: 1, data: z.object({ amount, parts: pointParts, at: instant }) },
});
export type AccountEvent = EventsOf<typeof accountEvents>;
export type AccountEventOf<T extends AccountEvent['type']> = Extract<AccountEvent, { type: T }>;
export type GivenPoints = Omit<AccountEventOf<'PointsGiven'>['data'], 'at'>;
