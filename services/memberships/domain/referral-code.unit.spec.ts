import { describe, expect, it } from '@jest/globals';
import { endOfYear, evolve, initial, referralCode, validCode } from './referral-code.js';

const made = (code: string) => ({
  type: 'ReferralCodeGenerated' as const,
  data: { marina_id: 'm1', code, valid_until: '2027-12-31', at: '2027-06-01T08:00:00.000Z' },
});

describe('a referral code', () => {
  it('is the letters of the marina and four signs that cannot be mistaken', () => {
    for (const seed of [0, 1, 4_294_967_295]) expect(referralCode('SMAUR', seed)).toMatch(/^SMA-[2-9A-Y]{4}$/);
    expect(referralCode('SMAUR', 7)).toBe(referralCode('SMAUR', 7));
    expect(referralCode('SMAUR', 7)).not.toBe(referralCode('SMAUR', 8));
  });

  it('can be used until the end of its year, and until another one replaces it', () => {
    expect(endOfYear('2027-06-01')).toBe('2027-12-31');
    expect(validCode(initial(), '2027-06-01')).toBeNull();
    const first = evolve(initial(), made('SMA-7K4P'));
    expect(validCode(first, '2027-12-31')?.code).toBe('SMA-7K4P');
    expect(validCode(first, '2028-01-01')).toBeNull();
    expect(validCode(evolve(first, made('SMA-2222')), '2027-07-01')?.code).toBe('SMA-2222');
  });
});
