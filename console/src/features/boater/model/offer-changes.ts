import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { DisplayedStatus } from '../../../../../contracts/reservations/vocabulary.js';
import type { DateRange } from '../../../../../contracts/reservations/vocabulary-schemas.js';

/** A fact of the offer that the boater says yes to. Screens word the values. */
export type OfferChange =
  | { readonly what: 'status'; readonly from: DisplayedStatus; readonly to: DisplayedStatus }
  | { readonly what: 'stay'; readonly from: DateRange; readonly to: DateRange }
  | { readonly what: 'total' | 'deposit'; readonly from: number | null; readonly to: number | null }
  | { readonly what: 'price_lines' }
  | { readonly what: 'suggested_dates'; readonly from: readonly DateRange[]; readonly to: readonly DateRange[] }
  | { readonly what: 'documents' };

type Offer = Pick<
  BoaterReservation,
  'reservation_status' | 'start_date' | 'end_date' | 'payment' | 'statuses' | 'required_documents'
>;

/**
 * What the boater would see differently in `after`. The revision also moves for things that are none of the boater's
 * business (a note of the staff, a berth): then this is empty, and an answer may be sent again as it was.
 */
export function offerChanges(before: Offer, after: Offer): readonly OfferChange[] {
  const changes: OfferChange[] = [];
  if (before.reservation_status !== after.reservation_status) {
    changes.push({ what: 'status', from: before.reservation_status, to: after.reservation_status });
  }
  if (before.start_date !== after.start_date || before.end_date !== after.end_date) {
    changes.push({ what: 'stay', from: stayOf(before), to: stayOf(after) });
  }
  changes.push(...moneyChanges(before.payment, after.payment));
  const [offered, offers] = [suggestedDates(before), suggestedDates(after)];
  if (!same(offered, offers)) changes.push({ what: 'suggested_dates', from: offered, to: offers });
  if (!same(before.required_documents, after.required_documents)) changes.push({ what: 'documents' });
  return changes;
}

function moneyChanges(before: Offer['payment'], after: Offer['payment']): OfferChange[] {
  const changes: OfferChange[] = [];
  if (before.total_to_pay !== after.total_to_pay) {
    changes.push({ what: 'total', from: before.total_to_pay, to: after.total_to_pay });
  }
  if (before.deposit_to_pay !== after.deposit_to_pay) {
    changes.push({ what: 'deposit', from: before.deposit_to_pay, to: after.deposit_to_pay });
  }
  // Another way to the same total, or another place to pay it.
  const redone = before.method !== after.method || !same(before.lines, after.lines);
  return changes.length === 0 && redone ? [{ what: 'price_lines' }] : changes;
}

/** The stays the marina suggests now: those of the newest suggestion. */
export function suggestedDates({ statuses }: Pick<BoaterReservation, 'statuses'>): readonly DateRange[] {
  return statuses.findLast((entry) => entry.status_code === 'MARINA_ADDED_DATES')?.suggested_dates ?? [];
}

/** Suggested stays that can still begin; `today` is a calendar date. */
export function openSuggestions(view: Pick<BoaterReservation, 'statuses'>, today: string): readonly DateRange[] {
  return suggestedDates(view).filter((stay) => stay.start_date >= today);
}

function stayOf({ start_date, end_date }: DateRange): DateRange {
  return { start_date, end_date };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
