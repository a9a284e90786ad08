import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { invoiceApi } from '../../../../../contracts/payments/api.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aMarina, aRequest, openPage } from './open-page.fixture.js';

const [line] = invoiceApi.preview.example.answer.lines;
const draft = {
  ...invoiceApi.preview.example.answer,
  instalment: { number: 2, of: 3, due_on: '2027-11-01' },
  lines: [{ ...line!, nights: { start_date: '2027-11-01', end_date: '2027-12-01' } }],
};
const [invoice] = invoiceApi.ofReservation.example.answer.invoices;
const days = ['2027-10-01', '2027-11-01', '2027-12-01'];
const stay = aRequest({
  reservation_status: 'approved',
  contract_id: 'c-1',
  contract_name: 'Wintering',
  instalments: days.map((due_on, index) => {
    const standing = (['paid', 'due', 'upcoming'] as const)[index]!;
    return { number: index + 1, due_on, amount: 100, open: index === 0 ? 0 : 100, standing };
  }),
});
const states = ['INVOICED', 'OPEN', 'NOT_DUE'] as const;
const answer = {
  invoices: [{ ...invoice!, instalment: { number: 1, of: 3, due_on: days[0]! } }],
  instalments: states.map((state, index) => ({
    number: index + 1,
    of: 3,
    due_on: days[index]!,
    amount: 100,
    state,
    invoice_number: state === 'INVOICED' ? '2027-00042' : null,
  })),
  rest: 200,
  currency: 'EUR' as const,
};
const serving = () => new ServerDouble().answer(invoiceApi.ofReservation, answer);
const rows = () => within(screen.getByRole('list', { name: 'Instalments' })).getAllByRole('listitem');

describe('the instalments of a stay', () => {
  it('show which have an invoice, and offer one for those that are due', async () => {
    await openPage(stay, { server: serving() });
    await screen.findByText('Invoice 2027-00042', { selector: 'span' });
    expect(rows()[0]).toHaveTextContent('Invoice 2027-00042');
    expect(rows()[1]).toHaveTextContent('No invoice');
    expect(rows()[2]).toHaveTextContent('No invoice');
    expect(rows().map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 0]);
    expect(screen.getByText(/instalment 1 of 3/)).toBeVisible();
  });

  it('ask before an invoice takes its number, with the recipient, the lines and the total', async () => {
    const server = serving().answer(invoiceApi.preview, draft);
    const { user } = await openPage(stay, { server });
    await user.click(await screen.findByRole('button', { name: 'Create invoice for instalment 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue the invoice for instalment 2' });
    expect(await within(dialog).findByText('Ada Moreau')).toBeVisible();
    expect(within(dialog).getByText(/^Berth, 1 November to 1 December 2027 \(10% VAT\)/)).toBeVisible();
    expect(within(dialog).getByText('Total with VAT').nextSibling).toHaveTextContent('331.25');
    expect(within(dialog).queryByText(/^No one has confirmed/)).toBeNull();
    expect(within(dialog).getByText(/The number is final/)).toBeVisible();
    expect(server.received(invoiceApi.create)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() =>
      expect(server.inputs(invoiceApi.create)).toMatchObject([{ instalment: 2, shown: { total: 331.25, vat: 30.11 } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['ALLOWED', 1],
    ['NOT_ALLOWED', 0],
  ] as const)(
    'warn that the VAT rate for berths is unconfirmed, marina settings %s',
    async (marina_settings, links) => {
      const server = serving().answer(invoiceApi.preview, { ...draft, unconfirmed_berth_percent: 10 });
      const permissions = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings } as const;
      const { user } = await openPage(stay, { server, as: { user: { permissions }, marina: aMarina() } });
      await user.click(await screen.findByRole('button', { name: 'Create invoice for instalment 2' }));
      const dialog = await screen.findByRole('dialog', { name: 'Issue the invoice for instalment 2' });
      expect(await within(dialog).findByText(/^No one has confirmed the VAT rate for berths yet\./)).toBeVisible();
      expect(within(dialog).queryAllByRole('link', { name: 'Check the VAT rate' })).toHaveLength(links);
      expect(
        within(dialog).queryAllByText('A manager of the marina can confirm the rate under Payments.'),
      ).toHaveLength(1 - links);
      expect(within(dialog).getByRole('button', { name: 'Issue invoice' })).toBeEnabled();
    },
  );

  it('offer nothing to users who may only look', async () => {
    const permissions = { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } as const;
    await openPage(stay, { server: serving(), as: { user: { permissions }, marina: aMarina() } });
    await screen.findByText('Invoice 2027-00042', { selector: 'span' });
    expect(screen.queryByRole('button', { name: /Create invoice/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invoice the rest' })).toBeNull();
  });
});

describe('the invoice of a stay', () => {
  it('is issued after a question, and not when that is cancelled', async () => {
    const server = new ServerDouble()
      .answer(invoiceApi.ofReservation, { ...answer, invoices: [], instalments: [] })
      .answer(invoiceApi.preview, { ...draft, instalment: null });
    const { user } = await openPage(aRequest({ reservation_status: 'approved' }), { server });
    await user.click(await screen.findByRole('button', { name: 'Issue invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue invoice' });
    await within(dialog).findByText('Ada Moreau');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(invoiceApi.create)).toEqual([]);
  });

  it('is not issued with other amounts than those shown: what changed in between is shown with a word about it', async () => {
    let shown = draft;
    const server = serving()
      .answer(invoiceApi.preview, () => shown)
      .refuse(invoiceApi.create, { status: 409, error_type: 'INVOICE_CHANGED' }, 1);
    const { user } = await openPage(stay, { server });
    await user.click(await screen.findByRole('button', { name: 'Invoice the rest' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue invoice' });
    expect(await within(dialog).findByText('Ada Moreau')).toBeVisible();
    expect(within(dialog).queryByText(/changed in the meantime/)).toBeNull();
    shown = { ...shown, total: 400, vat: 36.36 };
    await user.click(within(dialog).getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() => expect(within(dialog).getByText('Total with VAT').nextSibling).toHaveTextContent('400.00'));
    expect(within(dialog).getByText(/changed in the meantime. Check the new contents/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.inputs(invoiceApi.create);
    expect(sent).toMatchObject([{ shown: { total: 331.25, vat: 30.11 } }, { shown: { total: 400, vat: 36.36 } }]);
  });

  it('says that its contents have changed while the question is open', async () => {
    let shown = draft;
    const server = serving().answer(invoiceApi.preview, () => shown);
    const { user, client } = await openPage(stay, { server });
    await user.click(await screen.findByRole('button', { name: 'Create invoice for instalment 2' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Ada Moreau');
    shown = { ...draft, vat: 36.36 };
    await client.invalidateQueries();
    expect(await within(dialog).findByText(/changed in the meantime. Check the new contents/)).toBeVisible();
    expect(within(dialog).getByText('VAT included').nextSibling).toHaveTextContent('36.36');
    expect(server.received(invoiceApi.create)).toEqual([]);
  });

  it('is not issued while its lines are unknown', async () => {
    const server = serving().refuse(invoiceApi.preview, { status: 409, error_type: 'INVOICE_ALREADY_ISSUED' });
    const { user } = await openPage(stay, { server });
    await user.click(await screen.findByRole('button', { name: 'Invoice the rest' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue invoice' });
    expect(await within(dialog).findByText(/An invoice covers this already/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Issue invoice' })).toHaveAttribute('aria-disabled', 'true');
  });
});
