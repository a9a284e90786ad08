import type * as z from 'zod';
import type { PayoutOfPayment } from '../../../contracts/payments/queries.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import type { paymentBlock } from '../../../contracts/reservations/detail.js';
import type { totalLine } from '../../../contracts/reservations/quote.js';
import { type OfferTerms, pointsIn, type PriceBreakdown } from '../../../contracts/reservations/rules/stay-price.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { startOfDate } from '../../platform/clock/clock.js';
import { appliedPrice } from '../domain/instalments.js';
import { type PayingMarina, paymentTermsOf } from './payment-terms.js';
import {
  balanceOf,
  outstanding,
  paidAt,
  paidInAll,
  paymentStanding,
  paymentStatus,
  refundedInAll,
  type ReservationState,
  validPayments,
} from '../domain/reservation-state.js';
import type { CounterNote } from '../projections/reservation-details.js';
import { paymentEntries, refundEntries } from './payment-entries.js';

type PaymentBlock = z.output<typeof paymentBlock>;
type BoaterPayment = Omit<
  PaymentBlock,
  'payout_status' | 'payout_date' | 'current_pricing_plan' | 'pricing_plan' | 'payments' | 'refunds'
>;

/** The reservation's money as the boater and staff both see it, in decimals. */
export function boaterPayment(state: ReservationState, marina: PayingMarina & { currency: Currency }): BoaterPayment {
  const { currency } = marina;
  const price = appliedPrice(state, state.price);
  const balance = balanceOf(state);
  const paid_at = paidAt(state);
  return {
    ...offerPart(price?.offer ?? null, currency),
    discount_by_points_total: price === null ? 0 : toDecimal(pointsIn(price.breakdown)),
    lines: price === null ? [] : linesInDecimals(price.breakdown.lines, price.offer),
    total_to_pay: price === null ? null : toDecimal(price.breakdown.total),
    deposit_to_pay: price === null ? null : toDecimal(price.breakdown.deposit),
    due_amount: toDecimal(outstanding(state)),
    terms: termsInDecimals(paymentTermsOf(state, marina)),
    paid_amount: toDecimal(paidInAll(state)),
    refunded_amount: toDecimal(refundedInAll(state)),
    balance: balance === null ? null : toDecimal(balance),
    payment_status: paymentStatus(state),
    payment_standing: paymentStanding(state),
    payment_date: validPayments(state)[0]?.at ?? null,
    payment_due_at: outstanding(state) > 0 ? state.deadline : null,
    paid_at,
  };
}

/** What only the marina sees of the money. */
export interface MarinasMoney {
  /** The pricing plan's current price of the stay. */
  readonly plan: CalculatedPrice | null;
  readonly counter_notes: readonly CounterNote[];
  readonly payout: PayoutOfPayment | null;
}

/** The same, plus what only the marina sees. */
export function staffPayment(
  state: ReservationState,
  marina: PayingMarina & { currency: Currency },
  { plan, counter_notes, payout }: MarinasMoney,
): PaymentBlock {
  const { time_zone } = marina;
  const priced = plan === null || plan.count_descriptions === NOT_COVERED ? null : priceInDecimals(plan);
  return {
    ...boaterPayment(state, marina),
    payout_status: payout?.status ?? null,
    payout_date: payout === null ? null : startOfDate(payout.date, time_zone),
    current_pricing_plan:
      priced === null
        ? null
        : { deposit: priced.deposit, deposit_rule: priced.deposit_rule, total_to_pay: priced.total_to_pay },
    pricing_plan: priced === null ? null : withoutDescription(priced),
    payments: paymentEntries(state, counter_notes, time_zone),
    refunds: refundEntries(state, counter_notes),
  };
}

function termsInDecimals(terms: ReturnType<typeof paymentTermsOf>): BoaterPayment['terms'] {
  return terms === null ? null : { ...terms, online: toDecimal(terms.online), rest: toDecimal(terms.rest) };
}

/** The lines of a total with the surcharges' names, in decimals. */
export function linesInDecimals(
  lines: PriceBreakdown['lines'],
  offer: Pick<OfferTerms, 'custom_surcharges'>,
): z.output<typeof totalLine>[] {
  return lines.map(({ kind, of, amount }) => {
    const surcharge = kind === 'CUSTOM_SURCHARGE' ? offer.custom_surcharges.find(({ id }) => id === of) : undefined;
    return { kind, of, name: surcharge?.name ?? null, amount: toDecimal(amount) };
  });
}

type OfferPart = Pick<
  PaymentBlock,
  | 'method'
  | 'currency'
  | 'price_per_night'
  | 'nights_total'
  | 'marina_discount_percent'
  | 'nights_to_redeem'
  | 'additional_charges'
  | 'custom_surcharges'
  | 'deposit_rate'
  | 'deposit'
>;

function offerPart(offer: OfferTerms | null, currency: Currency): OfferPart {
  if (offer === null) {
    return {
      method: 'IN_MARINA',
      currency,
      price_per_night: null,
      marina_discount_percent: 0,
      nights_to_redeem: 0,
      additional_charges: {},
      custom_surcharges: [],
      deposit_rate: null,
      deposit: { type: 'NONE', amount: null },
    };
  }
  return {
    method: offer.method,
    currency: offer.currency,
    price_per_night: toDecimal(offer.price_per_night),
    ...(offer.nights_total === undefined ? {} : { nights_total: toDecimal(offer.nights_total) }),
    marina_discount_percent: offer.discount_percent,
    nights_to_redeem: offer.nights_to_redeem,
    additional_charges: Object.fromEntries(
      offer.additional_charges.map(({ name, type, amount }) => [name, { type, amount: toDecimal(amount) }]),
    ),
    custom_surcharges: offer.custom_surcharges.map(({ amount, unit_price, ...surcharge }) => ({
      ...surcharge,
      total_custom_surcharge: amount === null ? null : toDecimal(amount),
      ...(unit_price === undefined ? {} : { unit_price: toDecimal(unit_price) }),
    })),
    deposit_rate: offer.deposit.type === 'PERCENTAGE' ? offer.deposit.amount : null,
    deposit: depositInDecimals(offer.deposit),
  };
}

function depositInDecimals(deposit: OfferTerms['deposit']): PaymentBlock['deposit'] {
  return deposit.type === 'FIXED_AMOUNT' ? { type: deposit.type, amount: toDecimal(deposit.amount) } : { ...deposit };
}

function withoutDescription({
  count_descriptions: _,
  ...figures
}: ReturnType<typeof priceInDecimals>): NonNullable<PaymentBlock['pricing_plan']> {
  return figures;
}
