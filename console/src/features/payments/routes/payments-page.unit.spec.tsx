import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cashUpApi, invoiceApi, paymentSettingApi, payoutApi } from '../../../../../contracts/payments/api.js';
import { filtersInUse, removingFilter } from '../../../../testing/filters-in-use.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component as Payments } from './payments-page.js';

const account = paymentSettingApi.account.example.answer;
const lists = paymentSettingApi.vatLists.example.answer;
const day = cashUpApi.get.example.answer;

const serving = (more: Partial<typeof account> = {}) =>
  new ServerDouble()
    .answer(paymentSettingApi.account, { ...account, ...more })
    .answer(paymentSettingApi.vatLists, lists)
    .answer(payoutApi.getall, payoutApi.getall.example.answer)
    .answer(invoiceApi.getall, invoiceApi.getall.example.answer)
    .answer(cashUpApi.get, { ...day, closed: null })
    .answer(cashUpApi.getall, { items: [], total: 0 });
const CLERK: ConsoleOptions = {
  as: {
    user: {
      is_admin: false,
      permissions: { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' },
    },
  },
};
const open = (server = serving(), at = '/payments', options: ConsoleOptions = {}) =>
  renderConsole(<Payments />, { at, path: '/payments', server, ...options });

beforeEach(() => {
  window.innerWidth = 1440;
});

describe('the payment account', () => {
  it('shows what is done and what is due, the masked account, and the next payout', async () => {
    await open();
    expect(await screen.findByText('1 thing to do')).toBeVisible();
    expect(screen.getByText(/^Due by/)).toBeVisible();
    expect(screen.getByText(/1,956\.40/)).toBeVisible();
    const row = await screen.findByRole('row', { name: /Q-9XW4TQB/ });
    expect(row).toHaveTextContent('412.50');
    expect(row).toHaveTextContent('6.03');
    expect(row).toHaveTextContent('In transit');
  });

  it('offers only to be set up before it was begun, with the switch locked', async () => {
    await open(
      serving({ onboarding: 'not_started', account: null, accepts_online_payments: false, next_payout: null }),
    );
    expect(await screen.findByRole('button', { name: 'Set up payments' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('switch', { name: /Accept online payments/ })).toBeDisabled();
  });

  it('asks before online payments are switched off, and names the open offers', async () => {
    const { user, server } = await open(
      serving().answer(paymentSettingApi.update, paymentSettingApi.update.example.answer),
    );
    await user.click(await screen.findByRole('switch', { name: /Accept online payments/ }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('3 open offers');
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(server.inputs(paymentSettingApi.update)).toEqual([{ accepts_online_payments: false }]));
  });

  it('takes an IBAN only with right check digits', async () => {
    const { user, server } = await open(
      serving().answer(paymentSettingApi.iban, paymentSettingApi.iban.example.answer),
    );
    await user.click(await screen.findByRole('button', { name: 'Change bank account' }));
    const field = await screen.findByRole('textbox', { name: /IBAN/ });
    await user.type(field, 'FR7630006000011234567890188');
    await user.click(screen.getByRole('button', { name: 'Save bank account' }));
    expect(await screen.findByText('Enter a valid IBAN.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'FR76 3000 6000 0112 3456 7890 189');
    await user.type(screen.getByLabelText(/Your password/), 'fairwinds-42');
    await user.click(screen.getByRole('button', { name: 'Save bank account' }));
    await waitFor(() => expect(server.inputs(paymentSettingApi.iban)).toHaveLength(1));
    expect(server.inputs(paymentSettingApi.iban)[0]).toMatchObject({ password: 'fairwinds-42' });
  });

  it('lets only primary users change the bank account', async () => {
    await open(serving(), '/payments', { as: { user: { is_admin: false, role: 'secondary' } } });
    expect(await screen.findByText('Only primary users set up payments and change the bank account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change bank account' })).toBeNull();
  });

  it.each([
    ['primary', 1],
    ['secondary', 0],
  ] as const)('offers to set up payments to primary users only: %s', async (role, buttons) => {
    const none = { ...paymentSettingApi.account.example.answer, onboarding: 'not_started' as const };
    const server = serving().answer(paymentSettingApi.account, none);
    await open(server, '/payments', { as: { user: { is_admin: false, role } } });
    await screen.findByRole('heading', { name: 'Online payments' });
    expect(screen.queryAllByRole('button', { name: 'Set up payments' })).toHaveLength(buttons);
    expect(screen.queryAllByText(/^Only primary users set up payments/)).toHaveLength(1 - buttons);
  });
});

describe('a rate of VAT', () => {
  it('of a country is its standard rate, to be checked for berths', async () => {
    await open(serving());
    expect(
      await screen.findByText('20 % is the standard rate (France). Check the rate for berths with your accountant.'),
    ).toBeVisible();
  });

  it('that applies to berths by default is confirmed once', async () => {
    const confirm = paymentSettingApi.confirmBerthVat;
    const server = serving()
      .answer(paymentSettingApi.vatLists, { ...lists, VATList: [], unconfirmed_berth_percent: 10 })
      .answer(confirm, confirm.example.answer);
    const { user } = await open(server);
    expect(await screen.findByText('No one has confirmed the VAT rate for berths')).toBeVisible();
    expect(
      screen.getByText(/^Invoices show 10% VAT on berths\..*The standard rate is 20% \(France\)\.$/),
    ).toBeVisible();
    server.answer(paymentSettingApi.vatLists, { ...lists, VATList: [] });
    await user.click(screen.getByRole('button', { name: 'Confirm 10%' }));
    await waitFor(() => expect(screen.queryByText('No one has confirmed the VAT rate for berths')).toBeNull());
    expect(server.inputs(confirm)).toEqual([{ percent: 10 }]);
  });

  it('of berths is confirmed before payments are set up, also where it is none', async () => {
    const server = serving({ onboarding: 'not_started' }).answer(paymentSettingApi.vatLists, {
      ...lists,
      VATList: [],
      unconfirmed_berth_percent: 0,
    });
    await open(server);
    expect(await screen.findByRole('button', { name: 'Confirm no VAT' })).toBeVisible();
    expect(screen.getByText(/^Invoices show no VAT on berths\./)).toBeVisible();
  });

  it('that is in use cannot be deleted; another one can be added for a use', async () => {
    const { user, server } = await open(
      serving().answer(paymentSettingApi.updateVat, paymentSettingApi.updateVat.example.answer),
    );
    expect(await screen.findByRole('button', { name: 'Delete Reduced' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Add a rate' }));
    const fields = screen.getByRole('group', { name: 'Unnamed' });
    await user.type(within(fields).getByRole('textbox', { name: /Name/ }), 'Standard');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Taxes' }), 'Standard');
    await user.click(screen.getByRole('button', { name: 'Save VAT' }));
    await waitFor(() => expect(server.inputs(paymentSettingApi.updateVat)).toHaveLength(1));
    expect(server.inputs(paymentSettingApi.updateVat)[0]).toMatchObject({
      VATList: [{ name: 'Reduced' }, { name: 'Standard', used_for: ['TAXES'] }],
    });
  });
});

describe('the other tabs', () => {
  it('list invoices, which can be credited with a reason', async () => {
    const { user, server } = await open(
      serving().answer(invoiceApi.credit, invoiceApi.credit.example.answer),
      '/payments?tab=invoices',
    );
    await user.click(await screen.findByRole('button', { name: 'Credit 2027-00042' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left early');
    await user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() =>
      expect(server.inputs(invoiceApi.credit)).toMatchObject([{ amount: null, reason: 'Left early' }]),
    );
  });

  it('name the filters of invoices and of payouts that match nothing, and remove each alone', async () => {
    const server = serving()
      .answer(invoiceApi.getall, { items: [], total: 0 })
      .answer(payoutApi.getall, { ...payoutApi.getall.example.answer, items: [], total: 0 });
    const invoices = await open(server, '/payments?tab=invoices&search=zzz&kind=INVOICE');
    expect(await filtersInUse()).toEqual(['Search: zzz', 'Invoice']);
    await invoices.user.click(removingFilter('Search: zzz'));
    expect(invoices.address()).toBe('/payments?tab=invoices&kind=INVOICE');
    invoices.unmount();
    const payouts = await open(server, '/payments?month=2026-11&type=REFUND');
    expect(await filtersInUse()).toEqual(['November 2026', 'Refund']);
    await payouts.user.click(removingFilter('Refund'));
    expect(payouts.address()).toBe('/payments?month=2026-11');
  });

  it('close a day with the cash that was counted', async () => {
    const { user, server } = await open(
      serving().answer(cashUpApi.close, cashUpApi.close.example.answer),
      '/payments?tab=cash_up',
    );
    await user.type(await screen.findByRole('textbox', { name: /Counted cash/ }), '199');
    expect(screen.getByText(/Difference/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Wrong change');
    await user.click(screen.getByRole('button', { name: 'Close the day' }));
    await waitFor(() =>
      expect(server.inputs(cashUpApi.close)).toMatchObject([{ counted_cash: 199, note: 'Wrong change' }]),
    );
  });

  it('erase the texts of a day with the password of a user who manages the marina', async () => {
    const server = serving()
      .answer(cashUpApi.get, day)
      .refuse(
        cashUpApi.eraseTexts,
        { status: 400, error_type: 'VALIDATION', errors: [{ path: 'password', code: 'passwordWrong' }] },
        1,
      );
    const { user } = await open(server, '/payments?tab=cash_up');
    await user.click(await screen.findByRole('button', { name: 'Erase the texts' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Erase the texts of/ });
    const erase = within(dialog).getByRole('button', { name: 'Erase for good' });
    await user.click(erase);
    expect(within(dialog).getByText('Enter your password first.')).toBeVisible();
    expect(server.received(cashUpApi.eraseTexts)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Your password/), 'fairwinds-42');
    await user.click(erase);
    expect(await within(dialog).findByText('Incorrect password. Try again.')).toBeVisible();
    server.answer(cashUpApi.get, { ...day, closed: { ...day.closed!, note: '' } });
    await user.click(erase);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sent = { date: day.date, password: 'fairwinds-42' };
    expect(server.inputs(cashUpApi.eraseTexts)).toEqual([sent, sent]);
    await waitFor(() => expect(screen.queryByText(day.closed!.note)).toBeNull());
  });

  it.each([
    ['that is not closed yet', { ...day, revision: 0, closed: null }, {}],
    ['to users who do not manage the marina', day, CLERK],
    ['to secondary users', day, { as: { user: { role: 'secondary' as const, is_admin: false } } }],
  ])('offer no erasing of texts of a day %s', async (_whom, shown, options: ConsoleOptions) => {
    await open(serving().answer(cashUpApi.get, shown), '/payments?tab=cash_up', options);
    await screen.findByRole('row', { name: /^Cash/ });
    expect(screen.queryByRole('button', { name: 'Erase the texts' })).toBeNull();
  });

  it('are shown to staff as far as they may see them', async () => {
    await open(serving(), '/payments', CLERK);
    expect(await screen.findByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Account and payouts' })).toBeNull();
  });
});
