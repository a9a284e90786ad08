import { describe, expect, it } from '@jest/globals';
import { nationalVat } from './national-vat.js';
import { partsByVat, percentOn, shares, vatInside, vatOfSupply } from './vat.js';

const german = nationalVat['DE']?.[0]?.rates ?? [];
const nights = [{ used_for: ['NIGHTS' as const], rates: german }];

describe('VAT by date of supply', () => {
  it.each([
    ['2020-06-30', 19],
    ['2020-07-01', 16],
    ['2020-12-31', 16],
    ['2021-01-01', 19],
    ['1999-12-31', 0],
  ])('was, in Germany on %s, %d percent', (day, percent) => expect(percentOn(german, day)).toBe(percent));

  it('is listed for every member of the EU and its neighbours with marinas, each with a standard rate today', () => {
    const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
    expect(Object.keys(nationalVat)).toEqual(expect.arrayContaining([...members, 'GB', 'CH', 'NO']));
    const today = Object.entries(nationalVat).map(([country, [standard]]) => {
      return [country, standard?.name, percentOn(standard?.rates ?? [], '2026-11-26')] as const;
    });
    for (const [, name, percent] of today) {
      expect(name).toBe('STANDARD');
      expect(percent).toBeGreaterThan(8);
      expect(percent).toBeLessThan(28);
    }
    const percents = new Map(today.map(([country, , percent]) => [country, percent]));
    expect(['EE', 'FI', 'RO', 'SK', 'CH'].map((country) => percents.get(country))).toEqual([24, 25.5, 21, 23, 8.1]);
  });

  it('is none for what no rate is used for', () => {
    expect(vatOfSupply(nights, 'NIGHTS', '2020-08-01')).toBe(16);
    expect(vatOfSupply(nights, 'TAXES', '2020-08-01')).toBe(0);
  });

  it('divides the nights of a stay where the rate changes, and only there', () => {
    expect(partsByVat(nights, { start_date: '2020-06-28', end_date: '2020-07-03' })).toEqual([
      { start_date: '2020-06-28', end_date: '2020-07-01', percent: 19, nights: 3 },
      { start_date: '2020-07-01', end_date: '2020-07-03', percent: 16, nights: 2 },
    ]);
    const repeated = [{ used_for: ['NIGHTS' as const], rates: [...german, { valid_from: '2022-03-01', percent: 19 }] }];
    expect(partsByVat(repeated, { start_date: '2022-02-27', end_date: '2022-03-02' })).toEqual([
      { start_date: '2022-02-27', end_date: '2022-03-02', percent: 19, nights: 3 },
    ]);
  });

  it('inside an amount is rounded half up, also in very high amounts', () => {
    expect(vatInside(100_00, 20)).toBe(16_67);
    expect(vatInside(-100_00, 20)).toBe(-16_67);
    expect(vatInside(999_999_99, 5.5)).toBe(52_132_70);
    expect(vatInside(100_00, 0)).toBe(0);
  });

  it('shares an amount without losing a cent', () => {
    expect(shares(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(shares(-100, [1, 2])).toEqual([-33, -67]);
    expect(shares(5, [])).toEqual([]);
  });
});
