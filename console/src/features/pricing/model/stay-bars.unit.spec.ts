import { expect, it } from '@jest/globals';
import { stayBars } from './stay-bars.js';

const stay = (nights: number, amount: number | null, changes: object = {}) => ({
  nights,
  amount,
  tier: 'night' as const,
  dearer: false,
  ...changes,
});
const stays = [
  stay(5, 356.7),
  stay(6, 417.6, { dearer: true }),
  stay(7, 391.5, { tier: 'week' }),
  stay(8, 452.4, { tier: 'week' }),
];

it('marks the stay that costs more than a longer one, and the next longer price', () => {
  expect(stayBars(stays, 6).map(({ look }) => look)).toEqual(['plain', 'dearer', 'next', 'plain']);
  expect(stayBars(stays, 6).map(({ asked }) => asked)).toEqual([false, true, false, false]);
});

it('has no next price after the longest span', () => {
  expect(stayBars(stays, 7).map(({ look }) => look)).toEqual(['plain', 'dearer', 'plain', 'plain']);
});

it('draws each bar by its amount, and none where there is no price', () => {
  const bars = stayBars([stay(1, 50), stay(2, 100), stay(3, null)], 1);
  expect(bars.map(({ height }) => height)).toEqual([50, 100, 0]);
  expect(stayBars([stay(1, null)], 1)[0]?.height).toBe(0);
});
