import { paymentErrors } from '../../../contracts/payments/errors.js';
import type { VatRate } from '../../../contracts/payments/vat.js';
import type { OnboardingState } from '../../../contracts/payments/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { AccountEvent, AccountEventOf } from './account-events.js';
import { unconfirmedBerthPercent } from './berth-vat.js';
import { vatFaults } from './vat-faults.js';

type Reported = Omit<AccountEventOf<'AccountReported'>['data'], 'at'>;

/** The marina's account with the provider, and its rates of VAT. */
export interface AccountState {
  readonly account_reference: string | null;
  readonly onboarding: OnboardingState;
  readonly business_name: string | null;
  readonly bank: Reported['bank'];
  readonly steps: Reported['steps'];
  readonly vat_number: string;
  readonly rates: readonly VatRate[];
  /** The rate of berths that staff confirmed without choosing one; null: none. */
  readonly confirmed_berth_percent: number | null;
}

export type AccountCommand =
  | { type: 'StartOnboarding'; account_reference: string }
  | { type: 'ReportAccount'; account_reference: string; reported: Reported }
  | { type: 'ChangeBank'; bank: NonNullable<Reported['bank']> }
  | { type: 'SetVatRates'; vat_number: string; rates: readonly VatRate[]; today: string }
  | {
      type: 'ConfirmBerthVat';
      /** What the sender saw. */
      percent: number;
      /** ISO 3166. */
      country: string;
      /** The one rate of the marina's settings; null: none. */
      default_percent: number | null;
    };

export function initial(): AccountState {
  return {
    account_reference: null,
    onboarding: 'not_started',
    business_name: null,
    bank: null,
    steps: [],
    vat_number: '',
    rates: [],
    confirmed_berth_percent: null,
  };
}

export function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'OnboardingStarted':
      return { ...state, account_reference: event.data.account_reference, onboarding: 'needs_information' };
    case 'AccountReported': {
      const { status, business_name, bank, steps } = event.data;
      return { ...state, onboarding: status, business_name, bank, steps };
    }
    case 'BankAccountChanged':
      return { ...state, bank: event.data.bank };
    case 'VatRatesSet':
      return { ...state, vat_number: event.data.vat_number, rates: event.data.rates };
    case 'BerthVatConfirmed':
      return { ...state, confirmed_berth_percent: event.data.percent };
    default:
      return event satisfies never;
  }
}

export function decide(command: AccountCommand, state: AccountState, at: string): AccountEvent[] | Refusal {
  switch (command.type) {
    case 'StartOnboarding': {
      const { account_reference } = command;
      if (state.account_reference === account_reference) return [];
      return [{ type: 'OnboardingStarted', data: { account_reference, at } }];
    }
    case 'ReportAccount': {
      // A report about an account that the marina no longer uses says nothing.
      if (state.account_reference !== command.account_reference) return [];
      const { reported } = command;
      const { onboarding: status, business_name, bank, steps } = state;
      if (sameJson({ status, business_name, bank, steps }, reported)) return [];
      return [{ type: 'AccountReported', data: { ...reported, at } }];
    }
    case 'ChangeBank': {
      if (state.account_reference === null) return refuse('conflict', paymentErrors.account_not_started);
      if (sameJson(state.bank, command.bank)) return [];
      return [{ type: 'BankAccountChanged', data: { before: state.bank, bank: command.bank, at } }];
    }
    case 'SetVatRates': {
      const { vat_number, rates, today } = command;
      const refusal = vatFaults(rates, state.rates, today);
      if (refusal !== null) return refusal;
      if (sameJson({ vat_number, rates }, { vat_number: state.vat_number, rates: state.rates })) return [];
      return [{ type: 'VatRatesSet', data: { vat_number, rates: [...rates], at } }];
    }
    case 'ConfirmBerthVat': {
      const { percent, country, default_percent } = command;
      const unconfirmed = unconfirmedBerthPercent(state, country, default_percent);
      if (unconfirmed === percent) return [{ type: 'BerthVatConfirmed', data: { percent, at } }];
      // A colleague has just confirmed the same rate.
      if (unconfirmed === null && state.confirmed_berth_percent === percent) return [];
      return refuse('conflict', paymentErrors.berth_vat_changed);
    }
    default:
      return command satisfies never;
  }
}
