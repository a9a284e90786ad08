import type { Currency } from '../../vocabulary/money.js';
import { percentOf, roundHalfUp } from '../../vocabulary/money.js';
import type { PaymentOffer } from '../vocabulary-schemas.js';
import { toMinor } from '../../vocabulary/money.js';
import type { PriceAnswer } from '../../pricing/price.js';
import type { additionalChargeNames, totalLineKinds } from '../../pricing/vocabulary.js';

/**
 * The price of a stay, in integer minor units. The form shows it while staff type and the server computes it on saving:
 * one function, so that the two cannot differ.
 */

export type DepositTerms =
  | { readonly type: 'NONE'; readonly amount: null }
  /** `amount` is a percentage, minor units, or a number of nights. */
  | { readonly type: 'PERCENTAGE' | 'FIXED_AMOUNT' | 'NIGHTS'; readonly amount: number };

export interface ChargeTerms {
  readonly name: (typeof additionalChargeNames)[number];
  readonly type: 'TOTAL' | 'PER_NIGHT';
  /** Minor units. */
  readonly amount: number;
}

type ChargeFacts = PriceAnswer['available_custom_surcharges'][number];

export interface SurchargeTerms {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  /** Minor units of the whole stay; null where an inactive surcharge has no value. */
  readonly amount: number | null;
  /** What the list says of it, `unit_price` in minor units; absent in offers of earlier versions. */
  readonly kind?: ChargeFacts['kind'];
  readonly always?: ChargeFacts['always'];
  readonly vat_percent?: ChargeFacts['vat_percent'];
  readonly unit?: ChargeFacts['unit'];
  readonly quantity?: ChargeFacts['quantity'];
  readonly unit_price?: ChargeFacts['unit_price'];
  readonly tourist_tax?: ChargeFacts['tourist_tax'];
}

/** An offer of staff, money in minor units. */
export interface OfferTerms {
  readonly method: 'IN_MARINA' | 'ONLINE';
  readonly currency: Currency;
  readonly price_per_night: number;
  /** The sum of the nights by the list, whose average is the price per night; absent: nights × price. */
  readonly nights_total?: number | undefined;
  readonly discount_percent: number;
  readonly nights_to_redeem: number;
  readonly additional_charges: readonly ChargeTerms[];
  readonly custom_surcharges: readonly SurchargeTerms[];
  readonly deposit: DepositTerms;
  /** Gift points that reduce the price, in minor units; absent: none. */
  readonly points?: number | undefined;
  /** UTC instant at which the prices were set: the price list in force then is theirs. Absent in a form. */
  readonly priced_at?: string | undefined;
}

export interface PriceLine {
  readonly kind: (typeof totalLineKinds)[number];
  /** The charge's name or the surcharge's id; null for the others. */
  readonly of: string | null;
  /** Minor units; discounts are negative. Each line is rounded once, so the lines add up to the total. */
  readonly amount: number;
}

export interface PriceBreakdown {
  readonly nights: number;
  readonly lines: readonly PriceLine[];
  readonly total: number;
  /** Never above the total; 0 without a deposit. */
  readonly deposit: number;
}

/** Lines, total and deposit of a stay of `nights` nights (spec 1 §9). */
export function priceStay(terms: OfferTerms, nights: number): PriceBreakdown {
  const full = nightsAmount(terms, nights);
  // A redeemed night costs half the discounted nightly price; the discount keeps its two decimals until this line is
  // rounded.
  const keptShare = 10_000 - Math.round(terms.discount_percent * 100);
  const redeemed = roundHalfUp((terms.nights_to_redeem * terms.price_per_night * keptShare) / 20_000);
  const lines: PriceLine[] = [
    { kind: 'NIGHTS', of: null, amount: full },
    { kind: 'DISCOUNT', of: null, amount: negative(percentOf(full, terms.discount_percent)) },
    { kind: 'REDEEMED_NIGHTS', of: null, amount: negative(redeemed) },
  ];
  for (const charge of terms.additional_charges) {
    const amount = charge.type === 'TOTAL' ? charge.amount : charge.amount * nights;
    lines.push({ kind: 'ADDITIONAL_CHARGE', of: charge.name, amount });
  }
  for (const surcharge of terms.custom_surcharges) {
    if (surcharge.active) lines.push({ kind: 'CUSTOM_SURCHARGE', of: surcharge.id, amount: surcharge.amount ?? 0 });
  }
  // Points reduce what would be paid without them, at most to nothing.
  lines.push({ kind: 'POINTS', of: null, amount: negative(Math.min(terms.points ?? 0, Math.max(0, sumOf(lines)))) });
  const kept = lines.filter((line) => line.kind === 'NIGHTS' || line.amount !== 0);
  const total = sumOf(kept);
  return { nights, lines: kept, total, deposit: depositOf(terms, total) };
}

/**
 * The price of the nights in minor units: their sum by the list while the price per night is its average, else nights ×
 * price. A sum of another stay or of a price before is so never charged.
 */
export function nightsAmount(
  { price_per_night: price, nights_total: sum }: Pick<OfferTerms, 'price_per_night' | 'nights_total'>,
  nights: number,
): number {
  const isAverage = sum !== undefined && nights > 0 && roundHalfUp(sum / nights) === price;
  return isAverage ? sum : nights * price;
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);

/** The gift points that a price uses, in minor units. */
export function pointsIn({ lines }: Pick<PriceBreakdown, 'lines'>): number {
  return -sumOf(lines.filter(({ kind }) => kind === 'POINTS')) || 0;
}

/** The deposit in minor units: a percentage of the total, or an amount or nights, capped at the total. */
export function depositOf(terms: Pick<OfferTerms, 'deposit' | 'price_per_night'>, total: number): number {
  const { deposit } = terms;
  switch (deposit.type) {
    case 'NONE':
      return 0;
    case 'PERCENTAGE':
      return percentOf(total, deposit.amount);
    case 'FIXED_AMOUNT':
      return Math.min(deposit.amount, total);
    case 'NIGHTS':
      return Math.min(deposit.amount * terms.price_per_night, total);
  }
}

/**
 * Total-price mode: the nightly price, in minor units, of an entered total (whole units of the currency, at most 6
 * digits). A total that the nights do not divide changes by a few cents.
 */
export function nightlyPriceOfTotal(total: number, nights: number): number {
  return roundHalfUp((total * 100) / nights);
}

/**
 * The payment block of a call (decimals) in minor units. The amount of a deposit other than NONE is NaN where it is
 * missing.
 * @param currency the marina's, for a block that names none
 */
export function offerTerms(payment: PaymentOffer, currency: Currency): OfferTerms {
  return {
    method: payment.method,
    currency: payment.currency ?? currency,
    price_per_night: toMinor(payment.price_per_night),
    ...(payment.nights_total === undefined ? {} : { nights_total: toMinor(payment.nights_total) }),
    discount_percent: payment.marina_discount_percent,
    nights_to_redeem: payment.nights_to_redeem,
    additional_charges: Object.entries(payment.additional_charges).map(([name, charge]) => ({
      name: name as ChargeTerms['name'],
      type: charge.type,
      amount: toMinor(charge.amount),
    })),
    custom_surcharges: payment.custom_surcharges.map(({ total_custom_surcharge: total, unit_price, ...surcharge }) => ({
      ...surcharge,
      amount: total === null ? null : toMinor(total),
      ...(unit_price === undefined ? {} : { unit_price: toMinor(unit_price) }),
    })),
    deposit: depositTerms(payment.deposit),
    ...(payment.discount_by_points_total ? { points: toMinor(payment.discount_by_points_total) } : {}),
  };
}

function depositTerms({ type, amount }: PaymentOffer['deposit']): DepositTerms {
  if (type === 'NONE') return { type, amount: null };
  if (amount === null) return { type, amount: Number.NaN };
  return { type, amount: type === 'FIXED_AMOUNT' ? toMinor(amount) : amount };
}

function negative(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
