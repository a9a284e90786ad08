import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { historyKinds, pointSources, promotionActions, unusableReasons } from './vocabulary.js';
import { loyaltyStatuses } from '../vocabulary/loyalty-status.js';

/** One line of a member's history. */
export const historyLine = z.object({
  at: instant,
  kind: z.enum(historyKinds),
  /** Of points that were given. */
  source: z.enum(pointSources).nullable(),
  /** The promotion that gave them. */
  promotion: z.object({ name: z.string(), action: z.enum(promotionActions) }).nullable(),
  /** Signed; 0 for joining, and for a renewal that earned nothing. */
  amount: z.number(),
  /** Balance after this line. */
  balance: z.number(),
  /** Last day of points that were given; null: they do not expire. */
  expires_on: calendarDate.nullable(),
  /** The stay that used, returned or earned them. */
  reservation: z.object({ id: z.string(), view_id: z.string().nullable() }).nullable(),
});
export type HistoryLine = z.infer<typeof historyLine>;

/** Points that end on one day. */
export const endingPoints = z.object({ expires_on: calendarDate.nullable(), points: z.number() });

/** A member with balance and history, the latest line first. */
export const loyaltyMember = z.object({
  loyalty_user: z.object({ joined_at: calendarDate }),
  popeye_loyalty_status: z.enum(loyaltyStatuses),
  balance: z.number(),
  /** Why the balance cannot be used; null: it can. */
  reason: z.enum(unusableReasons).nullable(),
  nights_stayed: z.number().int(),
  /** What the balance consists of, the oldest points first. */
  lots: z.array(endingPoints),
  items: z.array(historyLine),
  total: z.number().int(),
});
export type LoyaltyMemberView = z.infer<typeof loyaltyMember>;
