import { describe, expect, it } from '@jest/globals';
import { isUnderContract } from '../../../../../contracts/pricing/rules/contract-period.js';
import { contractGap } from './contract-gap.js';

const contract = {
  period: { unit: 'MONTHS', count: 6 },
  availability: { start_date: '2027-09-01', end_date: '2028-05-31' },
} as const;

describe('Why a contract has no price for a stay', () => {
  it.each([
    ['it is shorter than the contract', '2027-10-01', '2028-03-31', { why: 'tooShort', firstEnd: '2028-04-01' }],
    ['it begins before the contract can', '2027-08-31', '2028-03-31', { why: 'outside' }],
    ['it ends after the contract can', '2027-12-01', '2028-06-01', { why: 'outside' }],
    ['the contract would end too late', '2028-01-15', '2028-02-15', { why: 'outside' }],
  ] as const)('%s', (_name, start, end, gap) => {
    expect(contractGap(contract, start, end)).toMatchObject(gap);
    expect(isUnderContract(contract, start, end)).toBe(false);
  });

  it('is not the length or the dates of a stay that is under the contract', () => {
    expect(contractGap(contract, '2027-10-01', '2028-04-01')).toBeNull();
    expect(isUnderContract(contract, '2027-10-01', '2028-04-01')).toBe(true);
  });
});
