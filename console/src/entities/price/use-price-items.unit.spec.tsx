import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import { type PriceOfStay, usePriceItems } from './use-price-items.js';

const price: PriceOfStay = {
  currency: 'EUR',
  terms: { nights: 2, pricePerNight: 50, discountPercent: 10, redeemedNights: null },
  lines: [
    { kind: 'NIGHTS', of: null, name: null, perNight: null, amount: 100 },
    { kind: 'DISCOUNT', of: null, name: null, perNight: null, amount: -10 },
    { kind: 'ADDITIONAL_CHARGE', of: 'taxes', name: null, perNight: 2.5, amount: 5 },
    { kind: 'CUSTOM_SURCHARGE', of: '1', name: 'Crane', perNight: null, amount: 30 },
  ],
  total: 125,
  deposit: 25,
  firstInstalment: null,
  depositIsTotal: false,
  paid: 0,
  refunded: 0,
  rest: null,
  due: null,
};

function Items({ reader, given }: { reader: 'staff' | 'boater'; given: PriceOfStay }) {
  const { lines, total, payments } = usePriceItems(reader)(given);
  return (
    <ul aria-label="price">
      {[...lines, total, ...payments].map(({ key, label, value, isDue }) => (
        <li key={key}>{`${label}: ${value}${isDue ? ' (due)' : ''}`}</li>
      ))}
    </ul>
  );
}

async function shown(reader: 'staff' | 'boater', changed: Partial<PriceOfStay> = {}): Promise<string[]> {
  await renderConsole(<Items reader={reader} given={{ ...price, ...changed }} />);
  const items = screen.getByRole('list', { name: 'price' }).querySelectorAll('li');
  return [...items].map((one) => one.textContent.replaceAll('\u00A0', ' '));
}

describe('The items of a price', () => {
  it('name the currency once for staff', async () => {
    expect(await shown('staff')).toEqual([
      '2 nights × 50.00: 100.00',
      'Discount 10%: −10.00',
      'Taxes 2 × 2.50: 5.00',
      'Crane: 30.00',
      'Total: EUR 125.00',
      'Deposit, due on approval: 25.00',
    ]);
  });

  it('name the currency with every amount for boaters', async () => {
    expect(await shown('boater')).toEqual([
      '2 nights × EUR 50.00: EUR 100.00',
      'Discount 10%: EUR −10.00',
      'Taxes 2 × EUR 2.50: EUR 5.00',
      'Crane: EUR 30.00',
      'Total: EUR 125.00',
      'Deposit, payable online: EUR 25.00',
    ]);
  });

  it('say that a deposit is the whole price', async () => {
    const items = await shown('staff', { deposit: 125, depositIsTotal: true });
    expect(items.at(-1)).toBe('Full payment, due on approval: 125.00');
  });

  it('show the first instalment instead of a deposit', async () => {
    expect((await shown('staff', { firstInstalment: 12.5 })).at(-1)).toBe('First instalment: 12.50');
  });

  it('say that what is left is paid in instalments', async () => {
    const due = { amount: 12.5, rest: 112.5, part: 'DUE' } as const;
    const items = await shown('boater', { firstInstalment: 12.5, deposit: null, due });
    expect(items.slice(5)).toEqual(['Due now: EUR 12.50 (due)', 'Still to pay in instalments: EUR 112.50']);
  });

  it('end with the payments; the amount due replaces the deposit', async () => {
    const due = { amount: 45, rest: 60, part: 'DUE' } as const;
    const items = await shown('boater', { paid: 30, refunded: 10, due });
    expect(items.slice(5)).toEqual([
      'Paid: EUR 30.00',
      'Refunded: EUR 10.00',
      'Due now: EUR 45.00 (due)',
      'Balance to pay at the harbour office: EUR 60.00',
    ]);
  });

  it('end with the total where there is no deposit and nothing is paid or due', async () => {
    expect((await shown('boater', { deposit: null })).at(-1)).toBe('Total: EUR 125.00');
  });
});
