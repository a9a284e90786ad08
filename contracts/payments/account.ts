import * as z from 'zod';
import { passwordAgain } from '../identity/second-factor.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { currency } from '../vocabulary/money-schemas.js';
import { accountSteps, onboardingStates, payoutStates, stepStates } from './vocabulary.js';
import { isIban, plainIban } from './rules/iban.js';

export const acceptOnline = z.strictObject({ accepts_online_payments: z.boolean() });

/** An IBAN with or without spaces, and the sender's own password: a stolen session must not move the payouts. */
export const ibanForm = z.strictObject({
  data: z.strictObject({
    iban: z.string('ibanInvalid').max(50, 'ibanInvalid').transform(plainIban).refine(isIban, 'ibanInvalid'),
  }),
  password: passwordAgain,
});

export const accountStep = z.object({
  step: z.enum(accountSteps),
  state: z.enum(stepStates),
  /** When payouts stop otherwise; null: no such date. */
  due_at: instant.nullable(),
});

/** The marina's account with the payment provider. */
export const paymentAccount = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  accepts_online_payments: z.boolean(),
  onboarding: z.enum(onboardingStates),
  /** The provider's id; null: not begun. */
  account: z.string().nullable(),
  business_name: z.string().nullable(),
  /** Masked. */
  iban: z.string().nullable(),
  steps: z.array(accountStep),
  /** Offers of online payment that nobody has answered or paid yet. */
  open_offers: z.number().int(),
  /** The next one to arrive. */
  next_payout: z
    .object({
      id: z.string(),
      amount: z.number(),
      currency,
      status: z.enum(payoutStates),
      arrives_on: calendarDate,
      /** How many payments and refunds it is made of. */
      movements: z.number().int(),
    })
    .nullable(),
});
export type PaymentAccount = z.output<typeof paymentAccount>;
