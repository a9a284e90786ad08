import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dashboardApi } from '../../../../../contracts/dashboard/api.js';
import { cashUpApi } from '../../../../../contracts/payments/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { MoneyCard } from './money-card.js';

const day = cashUpApi.get.answer.parse(cashUpApi.get.example.answer);
const { arrivals } = dashboardApi.waiting.answer.parse(dashboardApi.waiting.example.answer);
const [arrival] = arrivals.items;
if (arrival === undefined) throw new Error('the example has an arrival');

const shown = async (total: number) => {
  const totals = [
    { method: 'CASH' as const, received: 120.5, refunded: 20, movements: 3 },
    { method: 'CARD' as const, received: 79.5, refunded: 0, movements: 1 },
  ];
  const server = new ServerDouble().answer(cashUpApi.get, { ...day, currency: 'EUR', totals });
  const owing = [80.1, 20.2].map((amount) => ({ ...arrival, to_pay: { currency: 'EUR' as const, amount } }));
  const items = [...owing, { ...arrival, to_pay: null }];
  await renderConsole(<MoneyCard arrivals={{ ...arrivals, total, items }} />, { server });
  const value = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  return { value, server };
};

it('shows what was taken and refunded today with one read, and what the arrivals owe', async () => {
  const { value, server } = await shown(3);
  expect(await value('Taken')).toBe('EUR\u00a0200.00');
  expect(await value('Refunded')).toBe('EUR\u00a020.00');
  expect(await value('Today’s arrivals owe')).toBe('EUR\u00a0100.30');
  expect(server.received(cashUpApi.get)).toHaveLength(1);
});

it('says that it counts only the arrivals named where there are more', async () => {
  const { value } = await shown(9);
  expect(await value('The arrivals named here owe')).toBe('EUR\u00a0100.30');
});
