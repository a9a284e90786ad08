import { expect, it } from '@jest/globals';
import { marinaExample } from '../../../contracts/marinas/call-schemas.js';
import { marina } from '../../../contracts/marinas/marina.js';
import { paymentSettingApi } from '../../../contracts/payments/api.js';
import { callOfStaff } from '../../../tests/fixtures/received-calls.js';
import { turnsGivenBy } from '../../../tests/fixtures/turns-given.js';
import type { QueryBus } from '../../platform/buses/buses.js';
import type { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { InvoiceLookup } from '../lookups/invoice-case.js';
import type { MoneyOfDays } from '../lookups/money-of-days.js';
import type { MoneyRow } from '../projections/money-rows.js';
import { ExportMoney } from './export-money.js';

const PAYMENTS = 5_000;
const payment: MoneyRow = {
  marina_id: 'm1',
  reservation_id: 'r1',
  type: 'PAYMENT',
  method: 'ONLINE',
  amount: 120_00,
  when: '2027-06-02T10:30:00.000Z',
  day: '2027-06-02',
  undone: false,
  payout_status: 'none',
  payout_reference: null,
  payout_date: null,
  fee: 240,
};

/** The handler over that many payments, whose reading takes no time. */
function handlerOf(count: number): ExportMoney {
  const nothing = { async *each() {} };
  return new ExportMoney(
    { model: () => nothing } as unknown as ProjectionHost,
    { execute: () => Promise.resolve(new Map([['r1', { view_id: '0-0-1' }]])) } as unknown as QueryBus,
    { marina: () => Promise.resolve(marina.parse(marinaExample)) } as unknown as InvoiceLookup,
    { rows: () => Promise.resolve(Array<MoneyRow>(count).fill(payment)) } as unknown as MoneyOfDays,
  );
}

it.each(['payouts', 'journal', 'datev'] as const)(
  'an export of many payments as %s lets other requests be served',
  async (kind) => {
    const input = { kind, from: '2027-06-01', to: '2027-06-30' };
    const call = callOfStaff(paymentSettingApi.export, { marina_id: 'm1' }, input);
    const turns = await turnsGivenBy(() => handlerOf(PAYMENTS).execute(call));
    // At each payment that is dated, at each part of the rows, and at each part of the text.
    expect(turns).toBeGreaterThan(PAYMENTS);
  },
);
