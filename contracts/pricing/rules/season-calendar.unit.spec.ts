import { describe, expect, it } from '@jest/globals';
import { seasonErrors, seasonFaults, seasonFinder } from './season-calendar.js';

const seasons = (...dates: string[]) =>
  dates.map((date) => ({ from: date.split(' ')[0] ?? '', to: date.split(' ')[1] ?? '' }));
const errors = (...dates: string[]) => seasonErrors(seasons(...dates)).map((error) => `${error.path} ${error.code}`);

describe('the seasons of a plan', () => {
  it.each([
    [['01/01 01/01']],
    [['15/06 15/06']],
    [['29/02 29/02']],
    [['01/05 01/10', '01/10 01/05']],
    [['01/10 01/05', '01/05 01/10']],
    [['01/01 01/06', '01/06 01/01']],
    [['01/01 29/02', '29/02 01/03', '01/03 01/01']],
    [['15/12 15/01', '15/01 01/07', '01/07 15/12']],
  ])('%j cover the year once', (dates) => expect(errors(...dates)).toEqual([]));

  it('may be listed in any order', () => {
    expect(errors('15/06 01/09', '01/09 01/04', '01/04 15/06')).toEqual([]);
  });

  it('must end where the next one starts', () => {
    expect(errors('01/01 01/06', '02/06 01/01')).toEqual(['seasons.0.to pricingSeasonsNotWholeYear']);
    expect(errors('01/01 01/06', '31/05 01/01')).toEqual(['seasons.0.to pricingSeasonsNotWholeYear']);
    expect(errors('01/01 01/06', '01/06 31/12')).toEqual(['seasons.1.to pricingSeasonsNotWholeYear']);
    expect(errors('01/05 01/10')).toEqual(['seasons.0.to pricingSeasonsNotWholeYear']);
  });

  it('must end later than they start', () => {
    expect(errors('01/01 01/06', '01/06 01/06', '01/06 01/01')).toEqual(['seasons.1.to pricingSeasonToNotLater']);
  });

  it('must not cover a day twice', () => {
    expect(errors('01/01 01/06', '01/06 01/03', '01/03 01/01')).toContain('seasons.1.to pricingSeasonsNotWholeYear');
  });
});

describe('the faults between seasons', () => {
  it('are gaps and overlaps, with the seasons on either side', () => {
    const listed = seasons('01/11 01/04', '01/04 15/06', '22/06 01/09', '20/08 01/11');
    expect(seasonFaults(listed)).toEqual([
      { kind: 'GAP', before: 1, after: 2, from: '15/06', to: '22/06', nights: 7 },
      { kind: 'OVERLAP', before: 2, after: 3, from: '20/08', to: '01/09', nights: 12 },
    ]);
  });

  it('reach over New Year and count 29 February', () => {
    expect(seasonFaults(seasons('15/01 20/12'))).toEqual([
      { kind: 'GAP', before: 0, after: 0, from: '20/12', to: '15/01', nights: 26 },
    ]);
    expect(seasonFaults(seasons('01/03 28/02'))).toMatchObject([
      { kind: 'GAP', from: '28/02', to: '01/03', nights: 2 },
    ]);
  });
});

describe('the season of a night', () => {
  const year = seasons('01/05 01/10', '01/10 01/05').map((dates, at) => ({ ...dates, name: ['summer', 'winter'][at] }));
  const nameOn = (date: string) => seasonFinder(year)(date)?.name;

  it('is the new season from its first day on', () => {
    expect(nameOn('2027-04-30')).toBe('winter');
    expect(nameOn('2027-05-01')).toBe('summer');
    expect(nameOn('2027-09-30')).toBe('summer');
    expect(nameOn('2027-10-01')).toBe('winter');
  });

  it('is the same winter on both sides of New Year', () => {
    expect([nameOn('2027-12-31'), nameOn('2028-01-01'), nameOn('2028-02-29')]).toEqual(['winter', 'winter', 'winter']);
  });

  it('is the only season all year round', () => {
    const only = seasons('15/06 15/06');
    expect(['2027-06-14', '2027-06-15', '2027-06-16'].map((date) => seasonFinder(only)(date))).toEqual(
      Array.from({ length: 3 }, () => only[0]),
    );
  });

  it('that begins on 29 February begins on 1 March in other years', () => {
    const split = seasons('29/02 01/07', '01/07 29/02');
    expect(seasonFinder(split)('2028-02-28')).toBe(split[1]);
    expect(seasonFinder(split)('2028-02-29')).toBe(split[0]);
    expect(seasonFinder(split)('2027-02-28')).toBe(split[1]);
    expect(seasonFinder(split)('2027-03-01')).toBe(split[0]);
  });
});
