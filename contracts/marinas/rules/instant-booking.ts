import type { InstantBooking } from '../reservation-settings.js';

const HOUR = 3_600_000;

/** What is known of a stay that a boater wants to book at once. */
export interface InstantWish {
  readonly nights: number;
  /** UTC, milliseconds. */
  readonly now: number;
  /** The instant at which the arrival date begins in the marina; UTC, milliseconds. */
  readonly arrival: number;
  /** Metres. */
  readonly vessel: { readonly length: number; readonly beam: number; readonly draft: number };
  readonly pays_online: boolean;
  readonly stayed_before: boolean;
  readonly member: boolean;
  readonly valid_documents: boolean;
}

const above = (value: number, limit: number | null) => limit !== null && value > limit;

/** Whether the marina lets this stay be booked at once (spec 3 §3). */
export function mayBookInstantly(rules: InstantBooking, wish: InstantWish): boolean {
  const hoursAhead = (wish.arrival - wish.now) / HOUR;
  return (
    rules.enabled &&
    (!rules.full_payment || wish.pays_online) &&
    (!rules.valid_documents || wish.valid_documents) &&
    (!rules.stayed_before || wish.stayed_before) &&
    (!rules.members_only || wish.member) &&
    !above(wish.nights, rules.max_nights) &&
    (rules.min_hours_in_advance === null || hoursAhead >= rules.min_hours_in_advance) &&
    !above(hoursAhead, rules.max_days_in_advance === null ? null : rules.max_days_in_advance * 24) &&
    !above(wish.vessel.length, rules.max_length) &&
    !above(wish.vessel.beam, rules.max_beam) &&
    !above(wish.vessel.draft, rules.max_draft)
  );
}
