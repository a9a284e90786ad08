import type { CustomerType } from '../../../../../contracts/customers/vocabulary.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { CalculatedPrice } from '../../../../../contracts/reservations/quote.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import { isSizeKnown } from '../../../../../contracts/vocabulary/sizes.js';
import { draftOf, noParty, type PartyDraft } from '../../../entities/aboard/party-draft.js';
import { type BoaterValues, noBoater } from '../../../entities/boater/boater-values.js';
import { knownSize, noVessel, type VesselValues } from '../../../entities/vessel/vessel-values.js';
import { depositPercentages, additionalChargeNames } from '../../../../../contracts/pricing/vocabulary.js';

/**
 * Values of the reservation form as staff type them. They resemble the calls' payloads, but any number or choice may
 * still be missing (null). Money is in decimals of `payment.currency`.
 */

export type ChargeName = (typeof additionalChargeNames)[number];
export type DepositType = 'NONE' | 'PERCENTAGE' | 'FIXED_AMOUNT' | 'NIGHTS';
export type PriceMode = 'PER_NIGHT' | 'TOTAL';

export interface SurchargeValues {
  id: string;
  name: string;
  active: boolean;
  total_custom_surcharge: number | null;
}

export interface PaymentValues {
  method: 'IN_MARINA' | 'ONLINE';
  price_per_night: number | null;
  /** The sum of the nights by the price list, whose average the price per night is; a typed price makes it say nothing. */
  nights_total?: number | undefined;
  marina_discount_percent: number | null;
  nights_to_redeem: number;
  /** Gift points that reduce the price; null: none. */
  discount_by_points_total: number | null;
  currency: Currency;
  deposit: { type: DepositType; amount: number | null };
  additional_charges: Record<ChargeName, { type: 'TOTAL' | 'PER_NIGHT'; amount: number | null }>;
  custom_surcharges: SurchargeValues[];
}

export interface ReservationValues {
  start_date: string | null;
  end_date: string | null;
  vessel: VesselValues;
  /** Who is aboard; of a reservation that exists only for its price, because a call of its own changes it. */
  party: PartyDraft;
  payment: PaymentValues;
  /** The way in which staff type the price. The calls always send the price per night. */
  price_mode: PriceMode;
  /** The price list has no price for the stay: a price of 0 is not one that staff have set. */
  plan_gap: boolean;
  /** The stay was booked without beam or draft: they may stay empty until somebody tells them. */
  sizes_to_ask: boolean;
  /** The typed total in total mode, in whole units of the currency. */
  total_price: number | null;
  internal_notes: string;
  required_documents: RequiredDocuments;
  customer_type: CustomerType;
  card_number: string;
  boater: BoaterValues;
  contract_id: string | null;
  commercial: boolean;
  live_aboard: boolean;
  passeport_escales: boolean;
}

const noCharge = { type: 'TOTAL', amount: null } as const;

/** An empty offer. Harbour dues are the first charge (spec 1 §9). */
export function noPayment(currency: Currency): PaymentValues {
  return {
    method: 'IN_MARINA',
    price_per_night: null,
    marina_discount_percent: null,
    nights_to_redeem: 0,
    discount_by_points_total: null,
    currency,
    deposit: { type: 'NONE', amount: null },
    additional_charges: { harbor_dues: { ...noCharge }, taxes: { ...noCharge }, fees: { ...noCharge } },
    custom_surcharges: [],
  };
}

export function emptyValues(currency: Currency): ReservationValues {
  return {
    start_date: null,
    end_date: null,
    vessel: noVessel,
    party: noParty,
    payment: noPayment(currency),
    price_mode: 'PER_NIGHT',
    plan_gap: false,
    sizes_to_ask: false,
    total_price: null,
    internal_notes: '',
    required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false },
    customer_type: 'VISITOR',
    card_number: '',
    boater: noBoater,
    contract_id: null,
    commercial: false,
    live_aboard: false,
    passeport_escales: false,
  };
}

/** The form's values for a reservation. While it has no price, the pricing plan proposes one. */
export function valuesOf(reservation: ReservationDetail, mayAskDeposit: boolean): ReservationValues {
  const { vessel, payment } = reservation;
  const stored: PaymentValues = {
    ...noPayment(payment.currency),
    method: payment.method,
    price_per_night: payment.price_per_night,
    nights_total: payment.nights_total,
    marina_discount_percent: payment.marina_discount_percent || null,
    nights_to_redeem: payment.nights_to_redeem,
    discount_by_points_total: payment.discount_by_points_total || null,
    deposit: { ...payment.deposit },
    additional_charges: { ...noPayment(payment.currency).additional_charges, ...payment.additional_charges },
    custom_surcharges: payment.custom_surcharges.map((surcharge) => ({ ...surcharge })),
  };
  const { pricing_plan: plan } = payment;
  const proposed =
    payment.price_per_night === null && plan !== null
      ? withPlan(
          { ...stored, nights_to_redeem: requestedNights(reservation) },
          { ...plan, count_descriptions: null },
          mayAskDeposit,
        )
      : stored;
  return {
    start_date: reservation.start_date,
    end_date: reservation.end_date,
    vessel: {
      id: vessel.id ?? '',
      name: vessel.name,
      length: vessel.length,
      beam: knownSize(vessel.beam),
      draft: knownSize(vessel.draft),
      hull_type: vessel.hull_type,
      type: vessel.type,
    },
    party: reservation.party === null ? noParty : draftOf(reservation.party),
    payment: proposed,
    price_mode: 'PER_NIGHT',
    plan_gap: false,
    sizes_to_ask: !(isSizeKnown(vessel.beam) && isSizeKnown(vessel.draft)),
    total_price: null,
    internal_notes: reservation.internal_notes,
    required_documents: { ...reservation.required_documents },
    customer_type: reservation.customer_type,
    card_number: reservation.card_number ?? '',
    boater: noBoater,
    contract_id: reservation.contract_id,
    commercial: reservation.commercial,
    live_aboard: reservation.live_aboard,
    passeport_escales: reservation.passeport_escales,
  };
}

/** Nights that the boater wants to redeem, limited to the nights left on the card. */
function requestedNights({ requested_redeem_nights_amount, max_nights_to_redeem }: ReservationDetail): number {
  return Math.min(requested_redeem_nights_amount, max_nights_to_redeem);
}

type PlanPrice = Pick<
  CalculatedPrice,
  | 'price_per_night'
  | 'nights_total'
  | 'discount_percent'
  | 'available_custom_surcharges'
  | 'deposit_rule'
  | 'count_descriptions'
>;

/**
 * The offer with the price of the pricing plan. A stay outside the seasons has no price: price and discount become 0 and
 * the surcharges are removed (spec 1 §7).
 * @param mayAskDeposit the marina has the deposit feature. Without it the deposit does not change.
 */
export function withPlan(payment: PaymentValues, plan: PlanPrice, mayAskDeposit: boolean): PaymentValues {
  if (plan.count_descriptions !== null) {
    return { ...payment, price_per_night: 0, marina_discount_percent: 0, custom_surcharges: [] };
  }
  return {
    ...payment,
    price_per_night: plan.price_per_night,
    nights_total: plan.nights_total,
    marina_discount_percent: plan.discount_percent,
    custom_surcharges: plan.available_custom_surcharges.map((surcharge) => ({ ...surcharge })),
    ...(mayAskDeposit ? { deposit: depositOf(plan.deposit_rule) } : {}),
  };
}

type ListPrice = Pick<
  PlanPrice,
  'price_per_night' | 'nights_total' | 'discount_percent' | 'available_custom_surcharges'
>;

/**
 * The offer of a stay whose nights or boat change: what was of the list follows it, and what was typed stays as typed
 * (the rule `termsForStay`). The deposit was agreed and stays.
 * @param before the list's price of the stay that the offer was for
 * @param after the same list's price of the stay as typed
 */
export function withAgreedList(payment: PaymentValues, before: ListPrice, after: ListPrice): PaymentValues {
  const amountIn = ({ available_custom_surcharges: all }: ListPrice, id: string) =>
    all.find((surcharge) => surcharge.id === id)?.total_custom_surcharge;
  return {
    ...payment,
    price_per_night:
      payment.price_per_night === before.price_per_night ? after.price_per_night : payment.price_per_night,
    nights_total: payment.price_per_night === before.price_per_night ? after.nights_total : undefined,
    marina_discount_percent:
      payment.marina_discount_percent === before.discount_percent
        ? after.discount_percent
        : payment.marina_discount_percent,
    custom_surcharges: payment.custom_surcharges.map((one) => {
      const was = amountIn(before, one.id);
      const follows = was !== undefined && one.total_custom_surcharge === was;
      return follows ? { ...one, total_custom_surcharge: amountIn(after, one.id) ?? was } : one;
    }),
  };
}

export function depositOf({ deposit_type, amount }: PlanPrice['deposit_rule']): PaymentValues['deposit'] {
  if (deposit_type === 'NONE' || amount === null) return { type: 'NONE', amount: null };
  // The form offers fixed percentages. A plan may have another one, e.g. 12.5, so the nearest choice replaces it.
  if (deposit_type === 'PERCENTAGE') return { type: 'PERCENTAGE', amount: nearestChoice(amount) };
  return { type: deposit_type, amount };
}

function nearestChoice(percent: number): number {
  const distance = (choice: number): number => Math.abs(choice - percent);
  return depositPercentages.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
}
