import { expect, it } from '@jest/globals';
import { byTrouble, percentBuilt, readModelOf } from './consumer-order.js';

it('lists consumers in trouble first', () => {
  const live = { state: 'live' as const, lag: 0, parked_streams: 0 };
  const consumers = [
    { ...live, name: 'b' },
    { ...live, name: 'a' },
    { ...live, name: 'late', lag: 9 },
    { ...live, name: 'parked', parked_streams: 2 },
    { ...live, name: 'new', state: 'catching_up' as const },
    { ...live, name: 'stopped', state: 'stopped' as const },
    { ...live, name: 'failing', state: 'failing' as const },
  ];
  expect([...consumers].sort(byTrouble).map(({ name }) => name)).toEqual([
    'failing',
    'stopped',
    'new',
    'parked',
    'late',
    'a',
    'b',
  ]);
});

it.each([
  ['reservations@3', 'reservations'],
  ['register-growth@1.12', 'register-growth'],
  ['policy:departures', 'policy:departures'],
])('%s is kept by the read model %s', (consumer, name) => {
  expect(readModelOf(consumer)).toBe(name);
});

it.each([
  [0, 0, 0],
  [50, 200, 25],
  [200, 200, 99],
])('%i of %i events are %i percent', (position, head, percent) => {
  expect(percentBuilt({ position, head })).toBe(percent);
});
