import * as z from 'zod';
import { amount, pricePerNight } from '../vocabulary/money-schemas.js';
import { customSurcharge, deposit, paymentOffer } from './vocabulary-schemas.js';
import { nightsOf } from '../vocabulary/stay-dates.js';
import { depositPercentages } from '../pricing/vocabulary.js';

const depositMoney = amount('pricingDepositValueError');

type Deposit = z.infer<typeof deposit>;

/** True when the amount is valid for the type. `paymentFitsStay` compares it with the nights of the stay. */
function depositAmountFits({ type, amount: value }: Deposit): boolean {
  if (type === 'NONE') return true;
  if (value === null) return false;
  if (type === 'PERCENTAGE') return depositPercentages.includes(value);
  if (type === 'NIGHTS') return Number.isInteger(value) && value >= 1 && value <= 9999;
  return value > 0 && depositMoney.safeParse(value).success;
}

/** The form's deposit; type NONE clears the amount. */
const depositForm = deposit
  .extend({ amount: deposit.shape.amount.default(null) })
  .overwrite((value) => (value.type === 'NONE' ? { ...value, amount: null } : value))
  .refine(depositAmountFits, { path: ['amount'], error: 'pricingDepositValueError' });

/** An active surcharge needs a value. */
const surchargeForm = customSurcharge
  .extend({ total_custom_surcharge: customSurcharge.shape.total_custom_surcharge.default(null) })
  .refine((surcharge) => !surcharge.active || surcharge.total_custom_surcharge !== null, {
    path: ['total_custom_surcharge'],
    error: 'pricingSurchargeValueError',
  });

const distinctIds = (surcharges: readonly { id: string }[]): boolean =>
  new Set(surcharges.map((surcharge) => surcharge.id)).size === surcharges.length;

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Empty and invalid prices have different codes: `reservation_priceRequired`, `reservation_inValidNumber`. */
const priceForm = z
  .number({ error: (issue) => (isEmpty(issue.input) ? 'reservation_priceRequired' : 'reservation_inValidNumber') })
  .min(0, { error: 'reservation_inValidNumber', abort: true })
  .max(999_999.99, { error: 'reservation_inValidNumber', abort: true })
  .refine((price) => pricePerNight.safeParse(price).success, 'reservation_inValidNumber')
  .meta({ examples: [62.5] });

/**
 * The payment block of create and update with every rule of the form (spec 1 §5). Decimals in `currency`. A call that
 * leaves it out is refused as one without a price.
 */
export const paymentForm = z.strictObject(
  {
    ...paymentOffer.shape,
    price_per_night: priceForm,
    deposit: depositForm.default({ type: 'NONE', amount: null }),
    custom_surcharges: z.array(surchargeForm).max(50, 'tooMany').refine(distinctIds, 'surchargeTwice').default([]),
  },
  { error: ({ input }) => (input === undefined ? 'reservation_priceRequired' : undefined) },
);

interface StayWithPayment {
  readonly payment?: {
    readonly nights_to_redeem?: unknown;
    readonly deposit?: { readonly type?: unknown; readonly amount?: unknown };
  };
}

/** Nights of the stay; null where the request has no valid stay of a night or more. */
function nightsOfStay(value: unknown): number | null {
  const nights = nightsOf(value);
  return nights === null || nights < 1 ? null : nights;
}

const paymentOf = (value: unknown) => (value as StayWithPayment).payment;

/**
 * Refuses to redeem more nights than the stay has (`reservation_moreThanTotal`), and a deposit of more nights than the
 * stay has. Without dates in the request, the domain checks against the reservation's own stay.
 */
export function paymentFitsStay<T extends z.ZodType>(schema: T) {
  return schema
    .refine((value) => Number(paymentOf(value)?.nights_to_redeem) <= (nightsOfStay(value) ?? 0), {
      path: ['payment', 'nights_to_redeem'],
      error: 'reservation_moreThanTotal',
      when: ({ value }) => nightsOfStay(value) !== null && typeof paymentOf(value)?.nights_to_redeem === 'number',
    })
    .refine((value) => Number(paymentOf(value)?.deposit?.amount) <= (nightsOfStay(value) ?? 0), {
      path: ['payment', 'deposit', 'amount'],
      error: 'pricingDepositValueError',
      when: ({ value }) => {
        const offered = nightsOfStay(value) === null ? undefined : paymentOf(value)?.deposit;
        return offered?.type === 'NIGHTS' && typeof offered.amount === 'number';
      },
    });
}
