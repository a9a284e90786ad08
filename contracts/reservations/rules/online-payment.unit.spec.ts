import { describe, expect, it } from '@jest/globals';
import { askedOnline, outstandingOnline } from './online-payment.js';

const total = 710_50;

describe('what is paid online', () => {
  it.each([
    ['the deposit at the desk', { total, deposit: 142_10, method: 'IN_MARINA' }, 142_10],
    ['the deposit online', { total, deposit: 142_10, method: 'ONLINE' }, 142_10],
    ['at most the total', { total, deposit: 900_00, method: 'IN_MARINA' }, total],
    ['nothing where the deposit comes to nothing', { total, deposit: 0, method: 'ONLINE' }, 0],
    ['everything online without a deposit', { total, deposit: null, method: 'ONLINE' }, total],
    [
      'the instalments online, not the deposit',
      { total, deposit: 142_10, method: 'ONLINE', instalments: 60_00 },
      60_00,
    ],
    ['no instalments at the desk', { total, deposit: 142_10, method: 'IN_MARINA', instalments: 60_00 }, 0],
    ['nothing at the desk without a deposit', { total, deposit: null, method: 'IN_MARINA' }, 0],
  ] as const)('is %s', (_name, price, asked) => expect(askedOnline(price)).toBe(asked));

  it('is reduced by what the marina holds, down to nothing', () => {
    const price = { total, deposit: 142_10, method: 'IN_MARINA' } as const;
    expect(outstandingOnline(price, 42_10)).toBe(100_00);
    expect(outstandingOnline(price, 500_00)).toBe(0);
  });
});
