import { describe, expect, it } from '@jest/globals';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { cutStay, type Tier } from './rate-blocks.js';

const only = (...tiers: Tier[]) => new Set(tiers);
const all = only('daily', 'weekly', 'monthly');
const shape = (blocks: ReturnType<typeof cutStay>) =>
  blocks.map((block) => `${block.tier} ${block.nights.length}/${block.span}`);

describe('a stay at standard rates', () => {
  it('consists of whole months, whole weeks and days', () => {
    // 15 January to 27 March: two months end on 15 March, twelve nights remain.
    expect(shape(cutStay('2027-01-15', '2027-03-27', 'STANDARD', all))).toEqual([
      'monthly 31/31',
      'monthly 28/28',
      'weekly 7/7',
      ...Array.from({ length: 5 }, () => 'daily 1/1'),
    ]);
  });

  it('has days up to six nights, and a week from seven', () => {
    expect(shape(cutStay('2027-01-01', '2027-01-07', 'STANDARD', all))).toEqual(
      Array.from({ length: 6 }, () => 'daily 1/1'),
    );
    expect(shape(cutStay('2027-01-01', '2027-01-08', 'STANDARD', all))).toEqual(['weekly 7/7']);
  });

  it('counts months from the day of arrival, even from the last of a month', () => {
    expect(shape(cutStay('2027-01-31', '2027-04-30', 'STANDARD', all))).toEqual([
      'monthly 28/28',
      'monthly 31/31',
      'monthly 30/30',
    ]);
  });

  it('skips tiers without a rate', () => {
    expect(shape(cutStay('2027-01-01', '2027-02-01', 'STANDARD', only('daily', 'weekly')))).toEqual([
      ...Array.from({ length: 4 }, () => 'weekly 7/7'),
      ...Array.from({ length: 3 }, () => 'daily 1/1'),
    ]);
  });
});

describe('a stay at discounted rates', () => {
  it('uses the longest tier it reaches for every night', () => {
    expect(shape(cutStay('2027-01-15', '2027-03-01', 'DISCOUNTED', all))).toEqual(['monthly 31/31', 'monthly 14/28']);
    expect(shape(cutStay('2027-01-01', '2027-01-11', 'DISCOUNTED', all))).toEqual(['weekly 7/7', 'weekly 3/7']);
    expect(shape(cutStay('2027-01-01', '2027-01-03', 'DISCOUNTED', all))).toEqual(['daily 1/1', 'daily 1/1']);
  });

  it('reaches no tier without a rate', () => {
    expect(shape(cutStay('2027-01-01', '2027-02-01', 'DISCOUNTED', only('daily', 'weekly')))).toEqual([
      ...Array.from({ length: 4 }, () => 'weekly 7/7'),
      'weekly 3/7',
    ]);
  });
});

it('divides every stay into all of its nights, in order, once', () => {
  for (const calculation of ['STANDARD', 'DISCOUNTED'] as const) {
    const nights = cutStay('2027-01-30', '2029-03-05', calculation, all).flatMap((block) => block.nights);
    expect(nights).toHaveLength(nightsBetween('2027-01-30', '2029-03-05'));
    expect(nights).toEqual([...new Set(nights)].toSorted());
    expect(nights[0]).toBe('2027-01-30');
  }
});
