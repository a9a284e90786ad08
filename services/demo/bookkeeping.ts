import { cashUpApi, invoiceApi, paymentSettingApi } from '../../contracts/payments/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { DEMO_PASSWORD } from './sign-ins.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Invented account numbers with valid check digits, by the country of the marina. */
const IBANS: Readonly<Record<string, string>> = {
  STMAUR: 'FR7630006000011234567890189',
  FOWEY: 'GB29NWBK60161331926819',
};
/** Rates of VAT of the first marina. */
const RATES = [
  { name: 'Standard', percent: 20, used_for: ['NIGHTS', 'HARBOR_DUES', 'SURCHARGES', 'FEES'] },
  { name: 'None', percent: 0, used_for: ['TAXES'] },
] as const;
const INVOICES = 12;

/** The account with the payment provider, so that what boaters pay online is paid out. */
export async function openForPayments(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const iban = IBANS[marina.code];
  if (iban === undefined) return;
  await client.must(paymentSettingApi.stripeUrl, { token, commandId: commandId(world, marina.code, 'account') });
  const id = commandId(world, marina.code, 'bank');
  await client.must(paymentSettingApi.iban, {
    token,
    commandId: id,
    body: { data: { iban }, password: DEMO_PASSWORD },
  });
  if (marina.code !== 'STMAUR') return;
  const VATList = RATES.map(({ name, percent, used_for }) => ({
    id: commandId(world, marina.code, 'vat', name),
    name,
    used_for: [...used_for],
    rates: [{ valid_from: '2014-01-01', percent }],
  }));
  const body = { vat_number: 'FR40303265045', VATList };
  await client.must(paymentSettingApi.updateVat, { token, commandId: commandId(world, marina.code, 'vat'), body });
}

/** Some invoices with a credit note, and yesterday's cash-up with a small difference. */
export async function keepTheBooks(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const stays = [...new Set(world.paid.get(marina.code))].sort().slice(0, INVOICES);
  const issued: string[] = [];
  for (const reservation_id of stays) {
    const id = commandId(world, marina.code, 'invoice', reservation_id);
    const answer = await client.call(invoiceApi.create, { token, commandId: id, body: { reservation_id } });
    const invoice = unlessRefused(world, answer);
    if (invoice !== null) issued.push(invoice.invoice_id);
  }
  await world.host.settle();
  const [invoice_id] = issued;
  if (invoice_id !== undefined) {
    const body = { invoice_id, amount: 10, reason: 'Electricity failed for a night' };
    const id = commandId(world, marina.code, 'credit note');
    unlessRefused(world, await client.call(invoiceApi.credit, { token, commandId: id, body }));
  }
  // A day closes only once the list of payments is complete.
  await world.host.settle();
  const date = addDays(world.today, -1);
  const { totals } = await client.must(cashUpApi.get, {
    token,
    commandId: commandId(world, marina.code, 'day'),
    body: { date },
  });
  const cash = totals.find(({ method }) => method === 'CASH');
  const expected = 150 + (cash?.received ?? 0) - (cash?.refunded ?? 0);
  const body = { date, opening_float: 150, counted_cash: Math.max(0, expected - 2.5), note: 'Wrong change' };
  const id = commandId(world, marina.code, 'cash-up');
  unlessRefused(world, await client.call(cashUpApi.close, { token, commandId: id, body }));
}
