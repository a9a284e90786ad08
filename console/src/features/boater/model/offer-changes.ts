import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import type { ShownDateOffers } from '../../../../../contracts/reservations/priced-dates.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

/** A change to a part of the offer that the boater accepts. Screens format the values. */
export type OfferChange =
  | {
      readonly what: 'status';
      readonly from: DisplayedStatus;
      readonly to: DisplayedStatus;
      /** The history after it. */
      readonly statuses: BoaterReservation['statuses'];
    }
  | { readonly what: 'stay'; readonly from: DateRange; readonly to: DateRange }
  | { readonly what: 'total' | 'deposit'; readonly from: number | null; readonly to: number | null }
  | { readonly what: 'price_lines' }
  | { readonly what: 'suggested_dates'; readonly from: readonly DateRange[]; readonly to: readonly DateRange[] }
  | { readonly what: 'documents' }
  | { readonly what: 'terms_offer' };

type Offer = Pick<
  BoaterReservation,
  'reservation_status' | 'start_date' | 'end_date' | 'payment' | 'statuses' | 'required_documents'
> &
  Partial<Pick<BoaterReservation, 'date_offers' | 'terms_offer'>>;

/**
 * Returns what the boater would see differently in `after`. A staff note or a berth also changes the revision without
 * concerning the boater. The list is then empty, and the same answer can be sent again.
 */
export function offerChanges(before: Offer, after: Offer): readonly OfferChange[] {
  const changes: OfferChange[] = [];
  if (before.reservation_status !== after.reservation_status) {
    const { reservation_status: to, statuses } = after;
    changes.push({ what: 'status', from: before.reservation_status, to, statuses });
  }
  if (before.start_date !== after.start_date || before.end_date !== after.end_date) {
    changes.push({ what: 'stay', from: stayOf(before), to: stayOf(after) });
  }
  changes.push(...moneyChanges(before.payment, after.payment));
  const [offered, offers] = [suggestedDates(before), suggestedDates(after)];
  if (!same(offered, offers)) changes.push({ what: 'suggested_dates', from: offered, to: offers });
  if (!same(before.required_documents, after.required_documents)) changes.push({ what: 'documents' });
  if (!same(before.terms_offer ?? null, after.terms_offer ?? null)) changes.push({ what: 'terms_offer' });
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
  // The amounts are the same, but the lines or the payment method have changed.
  const redone = before.method !== after.method || !same(before.lines, after.lines);
  return changes.length === 0 && redone ? [{ what: 'price_lines' }] : changes;
}

/** Returns the stays of the marina's newest suggestion. */
export function suggestedDates({
  statuses,
  date_offers,
}: Pick<BoaterReservation, 'statuses'> & Partial<Pick<BoaterReservation, 'date_offers'>>): readonly DateRange[] {
  if (date_offers != null) return date_offers.offers;
  return statuses.findLast((entry) => entry.status_code === 'MARINA_ADDED_DATES')?.suggested_dates ?? [];
}

/** Returns the stays on offer with their prices; null: the boater chooses first, and the price follows. */
export function pricedOffers({ date_offers }: Pick<BoaterReservation, 'date_offers'>): ShownDateOffers | null {
  return date_offers?.offers.some(({ total }) => total !== null) === true ? date_offers : null;
}

/** Returns the suggested stays that start on `today` or later. `today` is a calendar date. */
export function openSuggestions(view: Pick<BoaterReservation, 'statuses'>, today: string): readonly DateRange[] {
  return suggestedDates(view).filter((stay) => stay.start_date >= today);
}

function stayOf({ start_date, end_date }: DateRange): DateRange {
  return { start_date, end_date };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
