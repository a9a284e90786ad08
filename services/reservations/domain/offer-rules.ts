import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { pointsIn, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { FieldError, Refusal } from '../../../contracts/vocabulary/refusal.js';
import { refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { PricedOffer } from './events/event-shapes.js';
import { redeemErrors } from './redeem-rules.js';
import { conflict, featureOff, fieldError } from './refusals.js';
import type { ReservationContext } from './reservation-context.js';
import type { ReservationState } from './reservation-state.js';
import { depositPercentages } from '../../../contracts/pricing/vocabulary.js';

/**
 * Prices the offer for the stay in `state`, or returns why it cannot be made. A stay that is paid in instalments has no
 * deposit: its first instalment stands in for one.
 * @param offer absent: the current terms are priced again.
 */
export function pricedOfferOf(
  offer: OfferTerms | undefined | null,
  state: Pick<ReservationState, 'price' | 'start_date' | 'end_date' | 'customer_type' | 'instalments'>,
  context: ReservationContext,
): PricedOffer | Refusal {
  const named = offer ?? state.price?.offer;
  if (named === undefined) {
    return refuseFields({ path: 'payment.price_per_night', code: 'reservation_priceRequired' });
  }
  const terms = state.instalments === undefined ? named : { ...named, deposit: noDeposit };
  const nights = nightsBetween(state.start_date, state.end_date);
  const errors = [
    ...priceErrors(terms, context),
    ...redeemErrors(terms.nights_to_redeem, nights, state.customer_type, context, 'payment.nights_to_redeem'),
    ...surchargeErrors(terms),
    ...pointErrors(terms),
    ...depositErrors(terms, nights),
  ];
  if (errors.length > 0) return refuseFields(...errors);
  const { marina } = context;
  if (terms.deposit.type !== 'NONE' && marina.permissions.deposit_and_cancellation !== true) {
    return featureOff('deposit_and_cancellation');
  }
  if (terms.method === 'ONLINE' && !marina.accepts_online_payments) {
    return conflict('RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED');
  }
  const breakdown = priceStay(terms, nights);
  const priced_at = terms.priced_at ?? pricedAt(terms, state.price, context.now);
  const points = pointsIn(breakdown);
  if (context.points !== undefined && points > context.points) {
    return refuseFields(fieldError('payment.discount_by_points_total', 'reservation_pointsMoreThanAvailable'));
  }
  return {
    offer: { ...copied(terms, points), ...(priced_at === undefined ? {} : { priced_at }) },
    breakdown: { ...breakdown, lines: breakdown.lines.map((line) => ({ ...line })) },
  };
}

/** Prices that are sent again as they were keep their time, and with it the price list that they are of. */
function pricedAt(terms: OfferTerms, before: PricedOffer | null, now: string): string | undefined {
  return before !== null && sameJson(listedParts(terms), listedParts(before.offer)) ? before.offer.priced_at : now;
}

function listedParts({ price_per_night, nights_total, discount_percent, custom_surcharges }: OfferTerms) {
  return { price_per_night, nights_total, discount_percent, custom_surcharges };
}

const noDeposit: OfferTerms['deposit'] = { type: 'NONE', amount: null };

/** A deep copy, so that the event shares no data with the command; with the points that the price really uses. */
function copied({ points: _, nights_total, ...terms }: OfferTerms, points: number): PricedOffer['offer'] {
  return {
    ...terms,
    ...(nights_total === undefined ? {} : { nights_total }),
    ...(points === 0 ? {} : { points }),
    additional_charges: terms.additional_charges.map((charge) => ({ ...charge })),
    custom_surcharges: terms.custom_surcharges.map((surcharge) => ({ ...surcharge })),
  };
}

function priceErrors(terms: OfferTerms, context: ReservationContext): FieldError[] {
  if (!isMoney(terms.price_per_night)) {
    return [{ path: 'payment.price_per_night', code: 'reservation_inValidNumber' }];
  }
  // Reading an amount in another currency would silently change the price.
  return terms.currency === context.marina.currency
    ? []
    : [fieldError('payment.currency', 'reservation_otherCurrency')];
}

function surchargeErrors(terms: OfferTerms): FieldError[] {
  return terms.custom_surcharges.flatMap((surcharge, index) =>
    surcharge.active && (surcharge.amount === null || !isMoney(surcharge.amount))
      ? [{ path: `payment.custom_surcharges.${index}.total_custom_surcharge`, code: 'pricingSurchargeValueError' }]
      : [],
  );
}

function pointErrors({ points = 0 }: OfferTerms): FieldError[] {
  return isMoney(points) ? [] : [{ path: 'payment.discount_by_points_total', code: 'reservation_inValidNumber' }];
}

function depositErrors({ deposit }: OfferTerms, nights: number): FieldError[] {
  return isDeposit(deposit, nights) ? [] : [{ path: 'payment.deposit.amount', code: 'pricingDepositValueError' }];
}

function isDeposit(deposit: OfferTerms['deposit'], nights: number): boolean {
  switch (deposit.type) {
    case 'NONE':
      return true;
    case 'PERCENTAGE':
      return depositPercentages.includes(deposit.amount);
    case 'FIXED_AMOUNT':
      return isMoney(deposit.amount) && deposit.amount > 0;
    case 'NIGHTS':
      return Number.isInteger(deposit.amount) && deposit.amount >= 1 && deposit.amount <= nights;
  }
}

function isMoney(minor: number): boolean {
  return Number.isSafeInteger(minor) && minor >= 0;
}
