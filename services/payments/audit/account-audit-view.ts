import { maskedIban } from '../../../contracts/payments/rules/iban.js';
import { onboardingStates } from '../../../contracts/payments/vocabulary.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { row, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, ExplainedView } from '../../platform/audit-trail/audit-views.js';
import type { AccountEvent, AccountEventOf } from '../domain/account-events.js';

const fields = ['payment_account', 'bank_account', 'vat_rate', 'berth_vat', 'payment_vat_number'] as const;
type Field = (typeof fields)[number];
type Facts = readonly AuditFact<Field>[];

/** How the history shows a marina's payment account and its rates of VAT. */
export const accountAuditView: ExplainedView<AccountEvent, Field> = {
  kind: 'marina',
  events: {
    OnboardingStarted: 'settings',
    AccountReported: 'settings',
    BankAccountChanged: 'settings',
    VatRatesSet: 'settings',
    BerthVatConfirmed: 'settings',
  },
  fields,
  sets: { payment_account: onboardingStates },
  records: ({ stream }) => [{ kind: 'marina', id: recordIdOf(stream) }],
  explain: ({ type, data }) => {
    const event = { type, data } as AccountEvent;
    return { before: event.type === 'BankAccountChanged' ? bankFacts(event.data.before) : [], after: after(event) };
  },
};

function after(event: AccountEvent): Facts {
  switch (event.type) {
    case 'OnboardingStarted':
      return [];
    case 'AccountReported':
      return [
        { field: 'payment_account', value: word('payment_account', event.data.status) },
        ...bankFacts(event.data.bank),
      ];
    case 'BankAccountChanged':
      return bankFacts(event.data.bank);
    case 'VatRatesSet':
      return [{ field: 'payment_vat_number', value: text(event.data.vat_number) }, ...rateFacts(event.data.rates)];
    case 'BerthVatConfirmed':
      return [{ field: 'berth_vat', value: { is: 'percent', value: event.data.percent } }];
  }
}

function bankFacts(bank: AccountEventOf<'AccountReported'>['data']['bank']): Facts {
  return [{ field: 'bank_account', value: bank === null ? null : text(maskedIban(bank)) }];
}

function rateFacts(rates: AccountEventOf<'VatRatesSet'>['data']['rates']): Facts {
  return rates.flatMap(({ id, name, rates: percents }) =>
    percents.map(({ valid_from, percent }) => ({
      field: 'vat_rate' as const,
      of: row(`${id} ${valid_from}`, `${name} ${valid_from}`),
      value: { is: 'percent' as const, value: percent },
    })),
  );
}
