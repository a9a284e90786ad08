import { expect, it } from '@jest/globals';
import type { ChainRow } from '../../../contracts/dashboard/chain.js';
import { orderOf, totalsOf } from './chain-totals.js';

const row = (name: string, more: Partial<NonNullable<ChainRow['figures']>> | null, currency: 'EUR' | 'GBP' = 'EUR') =>
  ({
    marina: { id: name, name, code: name, country: 'FR', association: { code: null }, currency, permissions: {} },
    figures:
      more === null
        ? null
        : {
            berths: 100,
            taken: 50,
            our_moves: 0,
            oldest_move_at: null,
            arrivals: 1,
            departures: 2,
            revenue: 10.1,
            revenue_before: 5,
            months: [],
            ...more,
          },
    answered_at: null,
    last_answer_at: null,
  }) satisfies ChainRow;

const rows = [
  row('Olbia', { taken: 90, our_moves: 3, oldest_move_at: '2027-07-02T08:00:00.000Z' }),
  row('Conca', { our_moves: 1, oldest_move_at: '2027-07-01T08:00:00.000Z', revenue: 0.2 }),
  row('Fowey', { revenue: 99 }, 'GBP'),
  row('Silent', null),
];

it('sums the marinas that answered, and money by currency', () => {
  expect(totalsOf(rows)).toEqual({
    marinas: 4,
    unanswered: 1,
    berths: 300,
    taken: 190,
    our_moves: 4,
    waiting_marinas: 2,
    oldest_move_at: '2027-07-01T08:00:00.000Z',
    arrivals: 3,
    departures: 6,
    revenue: [
      { currency: 'EUR', amount: 10.3, before: 10 },
      { currency: 'GBP', amount: 99, before: 5 },
    ],
  });
});

it.each([
  ['name', 'asc', ['Conca', 'Fowey', 'Olbia', 'Silent']],
  ['taken', 'desc', ['Olbia', 'Conca', 'Fowey', 'Silent']],
  ['our_moves', 'desc', ['Olbia', 'Conca', 'Fowey', 'Silent']],
  ['revenue', 'asc', ['Conca', 'Olbia', 'Fowey', 'Silent']],
] as const)('sorts by %s %s, with marinas that did not answer at the end', (by, direction, names) => {
  expect(rows.toSorted(orderOf({ by, direction })).map(({ marina }) => marina.name)).toEqual(names);
});

it('sorts by a second column where the first is equal, and last by name', () => {
  const found = [
    row('Alba', { our_moves: 2, revenue: 10 }),
    row('Cala', { our_moves: 2, revenue: 30 }),
    row('Bora', { our_moves: 2, revenue: 30 }),
    row('Dia', { our_moves: 1, revenue: 90 }),
  ];
  const then = { by: 'revenue', direction: 'desc' } as const;
  const names = (order: Parameters<typeof orderOf>[0]) =>
    found.toSorted(orderOf(order)).map(({ marina }) => marina.name);
  expect(names({ by: 'our_moves', direction: 'asc', then })).toEqual(['Dia', 'Bora', 'Cala', 'Alba']);
  expect(names({ by: 'our_moves', direction: 'asc' })).toEqual(['Dia', 'Alba', 'Bora', 'Cala']);
});

it.each(['asc', 'desc'] as const)('sorts marinas without berths after those with empty ones, %s', (direction) => {
  const found = [row('Bare', { berths: 0, taken: 0 }), row('Empty', { taken: 0 })];
  expect(found.toSorted(orderOf({ by: 'taken', direction })).map(({ marina }) => marina.name)).toEqual([
    'Empty',
    'Bare',
  ]);
});
