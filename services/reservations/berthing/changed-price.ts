import type { ChangedPrice } from '../../../contracts/berths/plan-gestures.js';
import { changedLines } from '../../../contracts/reservations/rules/changed-lines.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import { heldAmount, outstanding, type ReservationState } from '../domain/reservation-state.js';

/** How the price of a stay changes, line by line, and what is then due or given back; null if it does not change. */
export function changedPriceOf(before: ReservationState, after: ReservationState): ChangedPrice | null {
  const [was, is] = [before.price, after.price];
  if (was === null || is === null) return null;
  const lines = changedLines(was.breakdown, is.breakdown);
  const repaid = heldAmount(before) - heldAmount(after);
  if (lines.length === 0 && repaid === 0) return null;
  const difference = is.breakdown.total - was.breakdown.total;
  const to_pay = outstanding(after);
  return {
    currency: is.offer.currency,
    lines: lines.map(({ kind, of, ...amounts }) => ({
      kind,
      of,
      name: surchargeNames([is, was], kind === 'CUSTOM_SURCHARGE' ? of : null),
      before: amounts.before === null ? null : toDecimal(amounts.before),
      after: amounts.after === null ? null : toDecimal(amounts.after),
    })),
    terms_before: termsOf(was),
    terms_after: termsOf(is),
    before: toDecimal(was.breakdown.total),
    after: toDecimal(is.breakdown.total),
    difference: toDecimal(difference),
    to_pay: toDecimal(to_pay),
    pay_by: to_pay > 0 ? after.deadline : null,
    refund: toDecimal(repaid),
  };
}

function surchargeNames(prices: readonly PricedOffer[], id: string | null): string | null {
  const all = prices.flatMap(({ offer }) => offer.custom_surcharges);
  return all.find((surcharge) => surcharge.id === id)?.name ?? null;
}

function termsOf({ offer, breakdown }: PricedOffer): ChangedPrice['terms_before'] {
  const { price_per_night, discount_percent, nights_to_redeem } = offer;
  return { nights: breakdown.nights, price_per_night: toDecimal(price_per_night), discount_percent, nights_to_redeem };
}
