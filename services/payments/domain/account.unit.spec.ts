import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import * as account from './account.js';

const given = specificationOf(account);
const AT = '2027-06-01T08:00:00.000Z';
const started = given([]).when({ type: 'StartOnboarding', account_reference: 'acct_1' }, AT).events();
const reported = {
  status: 'active' as const,
  business_name: 'Port',
  bank: { country: 'FR', last4: '1187' },
  steps: [],
};
const rate = (name: string, more: object = {}) => ({
  id: `id of ${name}`,
  name,
  used_for: [],
  rates: [{ valid_from: '2014-01-01', percent: 20 }],
  ...more,
});
const set = (...rates: ReturnType<typeof rate>[]) => ({
  type: 'SetVatRates' as const,
  vat_number: 'FR1',
  rates,
  today: '2027-06-01',
});

describe('a payment account', () => {
  it('is opened once, and follows what the provider reports, each report once', () => {
    given(started).when({ type: 'StartOnboarding', account_reference: 'acct_1' }, AT).then();
    const report = { type: 'ReportAccount' as const, account_reference: 'acct_1', reported };
    const events = given(started)
      .when(report, AT)
      .then({ type: 'AccountReported', data: { status: 'active' } })
      .events();
    given([...started, ...events])
      .when(report, AT)
      .then();
    given(started)
      .when({ ...report, account_reference: 'acct_of_another' }, AT)
      .then();
  });

  it('takes a bank account once it was opened', () => {
    const bank = { country: 'FR', last4: '1187' };
    given([]).when({ type: 'ChangeBank', bank }, AT).thenRefused('PAYMENTS_ACCOUNT_NOT_STARTED');
    given(started)
      .when({ type: 'ChangeBank', bank }, AT)
      .then({ type: 'BankAccountChanged', data: { before: null, bank } });
  });
});

describe('the rate of VAT of berths', () => {
  const confirm = (percent: number, more: { country?: string; default_percent?: number | null } = {}) => ({
    type: 'ConfirmBerthVat' as const,
    percent,
    country: 'FR',
    default_percent: 20,
    ...more,
  });

  it('is confirmed once, and again when the rate of the settings is another one', () => {
    const confirmed = given([])
      .when(confirm(20), AT)
      .then({ type: 'BerthVatConfirmed', data: { percent: 20, at: AT } })
      .events();
    given(confirmed).when(confirm(20), AT).then();
    given(confirmed)
      .when(confirm(10, { default_percent: 10 }), AT)
      .then({ type: 'BerthVatConfirmed', data: { percent: 10 } });
  });

  it('is confirmed only as high as it is', () => {
    given([]).when(confirm(10), AT).thenRefused('BERTH_VAT_CHANGED');
    const before = given([]).when(confirm(20), AT).events();
    given(before)
      .when(confirm(20, { default_percent: 10 }), AT)
      .thenRefused('BERTH_VAT_CHANGED');
    given([])
      .when(confirm(0, { default_percent: null }), AT)
      .then({ type: 'BerthVatConfirmed', data: { percent: 0 } });
  });

  it('needs no confirmation once a rate was set for them', () => {
    const berths = given([])
      .when(set(rate('Standard', { used_for: ['NIGHTS'] })), AT)
      .events();
    given(berths).when(confirm(20), AT).thenRefused('BERTH_VAT_CHANGED');
    const others = given([])
      .when(set(rate('Standard', { used_for: ['TAXES'] })), AT)
      .events();
    given(others).when(confirm(20), AT).thenRefused('BERTH_VAT_CHANGED');
    given(others)
      .when(confirm(0), AT)
      .then({ type: 'BerthVatConfirmed', data: { percent: 0 } });
  });

  it('needs no confirmation in a country without known rates', () => {
    given([])
      .when(confirm(20, { country: 'US' }), AT)
      .thenRefused('BERTH_VAT_CHANGED');
  });
});

describe('the rates of VAT', () => {
  it('keep those that something uses', () => {
    const used = given([])
      .when(set(rate('Standard', { used_for: ['NIGHTS'] }), rate('None')), AT)
      .events();
    given(used)
      .when(set(rate('None')), AT)
      .thenRefused('VAT_RATE_IN_USE', { details: { name: 'Standard' } });
    given(used)
      .when(set(rate('Standard', { used_for: ['NIGHTS'] })), AT)
      .then({ type: 'VatRatesSet' });
  });

  it('leave nothing without one that had one, unless it gets a rate of 0 %', () => {
    const used = given([])
      .when(set(rate('Standard', { used_for: ['NIGHTS'] }), rate('None')), AT)
      .events();
    given(used)
      .when(set(rate('Standard'), rate('None')), AT)
      .thenFieldErrors({ path: 'VATList.0.used_for', code: 'vatSupplyWithoutRate' });
    const dated = (valid_from: string) => ({ used_for: ['NIGHTS'], rates: [{ valid_from, percent: 21 }] });
    given(used)
      .when(set(rate('None'), rate('Standard', dated('2027-06-02'))), AT)
      .thenFieldErrors({ path: 'VATList.1.rates', code: 'vatSupplyWithoutRate' });
    given(used)
      .when(set(rate('Standard', dated('2027-06-01'))), AT)
      .then({ type: 'VatRatesSet' });
    given(used)
      .when(
        set(
          rate('Standard'),
          rate('None', { used_for: ['NIGHTS'], rates: [{ valid_from: '2014-01-01', percent: 0 }] }),
        ),
        AT,
      )
      .then({ type: 'VatRatesSet' });
    const later = given([])
      .when(set(rate('Later', dated('2028-01-01'))), AT)
      .events();
    given(later)
      .when(set(rate('Later', dated('2027-12-01'))), AT)
      .then({ type: 'VatRatesSet' });
  });

  it('have one name each, one rate for a day and one rate for a use', () => {
    const twice = [
      { valid_from: '2014-01-01', percent: 20 },
      { valid_from: '2014-01-01', percent: 10 },
    ];
    given([])
      .when(set(rate('A', { used_for: ['NIGHTS'] }), rate('a', { used_for: ['NIGHTS'], rates: twice })), AT)
      .thenFieldErrors(
        { path: 'VATList.1.name', code: 'vatNameTwice' },
        { path: 'VATList.1.used_for', code: 'vatSupplyTwice' },
        { path: 'VATList.1.rates', code: 'vatDateTwice' },
      );
  });
});
