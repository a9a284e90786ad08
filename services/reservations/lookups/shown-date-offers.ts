import type { ShownDateOffers } from '../../../contracts/reservations/priced-dates.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { openSuggestions, type ReservationState } from '../domain/reservation-state.js';

/** Dates on offer as page and boater see them; null: none came with prices. */
export function shownDateOffers(state: ReservationState, currency: Currency): ShownDateOffers | null {
  const { date_offers, price } = state;
  if (date_offers === undefined || openSuggestions(state).length === 0) return null;
  const { offers, reason, answer_by } = date_offers;
  return {
    offers: offers.map((offer) => {
      const total = offer.price?.breakdown.total;
      const stay = { start_date: offer.start_date, end_date: offer.end_date };
      const known = total !== undefined && price !== null;
      return {
        ...stay,
        currency: offer.price?.offer.currency ?? currency,
        total: total === undefined ? null : toDecimal(total),
        difference: known ? toDecimal(total - price.breakdown.total) : null,
      };
    }),
    reason,
    answer_by,
  };
}
