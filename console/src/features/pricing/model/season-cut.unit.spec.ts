import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { seasonFaults } from '../../../../../contracts/pricing/rules/season-calendar.js';
import { formOf, type PlanForm } from './plan-form.js';
import { setPrice, withClasses } from './plan-form-classes.js';
import { nightsOfSeason, withSeasonCut } from './season-cut.js';

/** Summer from 1 May to 1 October, winter over New Year. */
const form = (): PlanForm => {
  const next = withClasses(formOf(planExample), () => 'All boats');
  setPrice(next, 0, 0, 'season', 900);
  next.seasons[0]!.weekend = { days: [5, 6], change: { type: 'PERCENT', percent: 10 } };
  return next;
};
const cut = (from: string, to: string) => withSeasonCut(form(), { name: 'High', from, to });
const dates = (seasons: readonly { name: string; from: string; to: string }[]) =>
  seasons.map(({ name, from, to }) => `${name} ${from} ${to}`);

describe('a new season', () => {
  it('divides the one it is cut out of, and leaves no gap', () => {
    const { seasons, copied, gone } = cut('15/07', '01/09');
    expect(dates(seasons)).toEqual([
      'Summer 01/05 15/07',
      'High 15/07 01/09',
      'Summer 01/09 01/10',
      'Winter 01/10 01/05',
    ]);
    expect([copied, gone]).toEqual(['Summer', []]);
    expect(seasonFaults(seasons)).toEqual([]);
  });

  it('copies the prices and rules of the one it cuts, and has no id of its own yet', () => {
    const { seasons, at } = cut('15/07', '01/09');
    const { name, from, to, ...copied } = seasons[at]!;
    const { name: _, from: __, to: ___, id, ...summer } = form().seasons[0]!;
    expect(copied).toEqual(summer);
    expect([name, from, to]).toEqual(['High', '15/07', '01/09']);
    expect(seasons.filter((season) => season.id === id)).toHaveLength(1);
  });

  it('shortens both neighbours over their edge', () => {
    expect(dates(cut('15/09', '15/10').seasons)).toEqual([
      'Summer 01/05 15/09',
      'High 15/09 15/10',
      'Winter 15/10 01/05',
    ]);
  });

  it('may be over New Year, and divides a season that is too', () => {
    const { seasons } = cut('20/12', '06/01');
    expect(dates(seasons)).toEqual([
      'Summer 01/05 01/10',
      'Winter 01/10 20/12',
      'High 20/12 06/01',
      'Winter 06/01 01/05',
    ]);
    expect(seasonFaults(seasons)).toEqual([]);
  });

  it('takes the place of a season that it covers wholly', () => {
    const { seasons, gone } = cut('01/04', '01/11');
    expect(dates(seasons)).toEqual(['High 01/04 01/11', 'Winter 01/11 01/04']);
    expect(gone).toEqual(['Summer']);
  });
});

describe('the nights of a season', () => {
  it.each([
    ['with 29 February', '01/02', '01/03', 28, 29],
    ['over New Year with 29 February', '01/11', '01/04', 151, 152],
    ['that begins on 29 February', '29/02', '01/03', 0, 1],
    ['that ends on 29 February', '01/02', '29/02', 28, 28],
    ['over New Year', '15/12', '06/01', 22, 22],
    ['in summer', '01/06', '01/09', 92, 92],
  ])('%s are counted', (_, from, to, common, leap) => {
    expect(nightsOfSeason({ from, to }, 2)).toEqual({ common, leap });
  });

  it('of the only one are the whole year', () =>
    expect(nightsOfSeason({ from: '01/01', to: '01/01' }, 1)).toEqual({ common: 365, leap: 366 }));
});
