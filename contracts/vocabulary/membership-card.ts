import * as z from 'zod';
import { id } from './route.js';
import { calendarDate } from './dates-schemas.js';

export const cardStatuses = ['active', 'expired', 'disabled', 'archived', 'temporary', 'pending'] as const;

export const cardStatus = z.enum(cardStatuses);

export type CardStatus = z.infer<typeof cardStatus>;

/** A membership card. */
export const membershipCard = z.object({
  card_id: id,
  card_number: z.string(),
  type: z.literal('TEM'),
  /** As of today: an active card whose last day has passed is `expired`. */
  status: cardStatus,
  /** Last day on which the card is valid. */
  expires_on: calendarDate,
  /** Whether the card is renewed for another year when it ends. */
  auto_renew: z.boolean(),
  /** The day on which a holder asked for another year; null without an open request. */
  renewal_requested_on: calendarDate.nullable(),
  /** First night of the first visit, from which the card's years run; null before it. */
  first_visit_on: calendarDate.nullable(),
  home_marina_id: z.string(),
  /** Null: the card was detached from its boat. */
  vessel_id: z.string().nullable(),
  /** Discounted nights of a full year. */
  nights_per_year: z.number().int(),
  /** Nights of this year that have not been redeemed. */
  nights_available: z.number().int(),
  /** How many of them may be redeemed in the caller's marina; 0 where the holder is a resident. */
  redeem_nights_left: z.number().int(),
});

export type MembershipCard = z.infer<typeof membershipCard>;
