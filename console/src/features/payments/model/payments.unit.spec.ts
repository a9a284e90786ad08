import { describe, expect, it } from '@jest/globals';
import { daysOfMonth, latestMonths, monthOf, payoutDefaults, payoutQuestion } from './payout-question.js';
import { tabAddress, tabOf, tabsFor } from './payments-tabs.js';

describe('the list of payouts', () => {
  it.each([
    ['2027-02', { from: '2027-02-01', to: '2027-02-28' }],
    ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
    ['2027-12', { from: '2027-12-01', to: '2027-12-31' }],
  ])('of %s has its days', (month, days) => expect(daysOfMonth(month)).toEqual(days));

  it('shows the month of today, another one, or all', () => {
    expect(monthOf({ month: '' }, '2027-06-01')).toBe('2027-06');
    expect(monthOf({ month: '2027-03' }, '2027-06-01')).toBe('2027-03');
    expect(monthOf({ month: '2027-13' }, '2027-06-01')).toBe('2027-06');
    expect(monthOf({ month: 'all' }, '2027-06-01')).toBeNull();
    expect(latestMonths('2027-01-31').slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  });

  it('asks only with filters that exist', () => {
    expect(payoutQuestion({ ...payoutDefaults, month: 'all', state: 'paid', type: 'REFUND' }, '2027-06-01')).toEqual({
      page: 1,
      page_size: 10,
      state: 'paid',
      type: 'REFUND',
    });
    expect(payoutQuestion({ ...payoutDefaults, month: 'all', state: 'lost', page_size: 7 }, '2027-06-01')).toEqual({
      page: 1,
      page_size: 10,
    });
  });
});

describe('the tabs of payments', () => {
  it('are those that the user may see; the first one is shown without a name in the address', () => {
    const all = tabsFor(() => true);
    expect(all).toEqual(['account', 'invoices', 'cash_up', 'export']);
    const clerk = tabsFor((access) => !('needs' in access) || access.needs?.area !== 'marina_settings');
    expect(clerk).toEqual(['invoices', 'cash_up']);
    expect(tabAddress('invoices', clerk)).toBe('/payments');
    expect(tabAddress('invoices', all)).toBe('/payments?tab=invoices');
    expect(tabOf('account', clerk)).toBe('invoices');
    expect(tabOf('cash_up', clerk)).toBe('cash_up');
    expect(tabOf(null, [])).toBeNull();
  });
});
