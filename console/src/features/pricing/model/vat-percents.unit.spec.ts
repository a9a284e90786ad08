import { expect, it } from '@jest/globals';
import { percentsOn } from './vat-percents.js';

it('offers the rate of the day, the highest first and each once', () => {
  const list = [
    { rates: [{ valid_from: '2020-01-01', percent: 10 }] },
    {
      rates: [
        { valid_from: '2027-01-01', percent: 21 },
        { valid_from: '2014-01-01', percent: 20 },
        { valid_from: '2000-01-01', percent: 19.6 },
      ],
    },
    { rates: [{ valid_from: '2027-01-01', percent: 5 }] },
    { rates: [{ valid_from: '2020-01-01', percent: 10 }] },
  ];
  expect(percentsOn(list, '2026-11-30')).toEqual([20, 10]);
  expect(percentsOn(list, '2027-01-01')).toEqual([21, 10, 5]);
});
