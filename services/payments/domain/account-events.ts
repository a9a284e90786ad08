import * as z from 'zod';
import { vatRate } from '../../../contracts/payments/vat.js';
import { accountSteps, onboardingStates, stepStates } from '../../../contracts/payments/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const at = { at: instant };
/** The whole IBAN is sent to the provider and stored nowhere. */
const bank = z.object({ country: z.string(), last4: z.string() });

export const accountEvents = defineEvents({
  /** The provider has opened an account for the marina. */
  OnboardingStarted: { version: 1, data: z.object({ account_reference: z.string(), ...at }) },
  /** The provider's state of the account, whenever it differs from the one before. */
  AccountReported: {
    version: 1,
    data: z.object({
      status: z.enum(onboardingStates).exclude(['not_started']),
      business_name: z.string().nullable(),
      bank: bank.nullable(),
      steps: z.array(z.object({ step: z.enum(accountSteps), state: z.enum(stepStates), due_at: instant.nullable() })),
      ...at,
    }),
  },
  /** Staff replaced the bank account to which payouts go. */
  BankAccountChanged: { version: 1, data: z.object({ before: bank.nullable(), bank, ...at }) },
  VatRatesSet: {
    version: 1,
    data: z.object({ vat_number: z.string(), rates: z.array(vatRate), ...at }),
  },
  /** Staff confirmed the VAT rate that applies to berths by default. */
  BerthVatConfirmed: { version: 1, data: z.object({ percent: z.number(), ...at }) },
});

export type AccountEvent = EventsOf<typeof accountEvents>;
export type AccountEventOf<T extends AccountEvent['type']> = Extract<AccountEvent, { type: T }>;
