import { describe, expect, it } from '@jest/globals';
import { draftExample } from '../examples.js';
import { planDraft, type PlanDraft } from '../plan.js';
import { nameIn, printedList } from './printed-list.js';

const [summer, winter] = draftExample.seasons as [PlanDraft['seasons'][number], PlanDraft['seasons'][number]];

/** Boats up to 8 m, by the metre to 15 m, and from there a metre on top; houseboats have a price of the year only. */
const list = planDraft.parse({
  ...draftExample,
  classes: [
    { name: 'Up to 8 m', names: { fr: 'Jusqu’à 8 m' }, takes: { max_length: 8 }, charged: { by: 'BOAT' }, year: 2100 },
    { name: '8 to 15 m', takes: { max_length: 15 }, charged: { by: 'METRE', counted: 'HALF_STARTED' } },
    {
      name: '15 to 18 m',
      takes: { max_length: 18 },
      charged: { by: 'BOAT_THEN_METRE', up_to: 15, counted: 'STARTED' },
    },
    { name: 'Houseboats', takes: { vessel_types: ['BARGE'] }, charged: { by: 'SQUARE_METRE' }, year: 86 },
    { name: 'Nothing yet', takes: {}, charged: { by: 'BOAT' } },
  ],
  seasons: [
    { ...winter, prices: [{ night: 13 }, { night: 1.8 }, { night: 2.6 }, {}, {}] },
    { ...summer, prices: [{ night: 26, week: 130 }, { night: 3.6, week: 18 }, { night: 5.2, week: 26 }, {}, {}] },
  ],
  contracts: [],
  tiers: { combine: 'CAPPED', edge: 'FIRST_NIGHT', week: { nights: 6 } },
  discount_rules: [
    { name: 'Card', percent: 10, for: { type: 'MEMBERS', group: 'ASSOCIATION' } },
    { name: 'Secret', percent: 50, for: { type: 'PROMO_CODE', code: 'SECRET' } },
  ],
});
const printed = printedList(list);

describe('the printed list', () => {
  it('begins with the season of 1 January, says the last days, and the dearest stands out', () => {
    expect(printed.seasons).toMatchObject([
      { named: { name: 'Winter' }, from: '01/10', last: '30/04', dearest: false },
      { named: { name: 'Summer' }, from: '01/05', last: '30/09', dearest: true, share: 1 },
    ]);
    const one = planDraft.parse({ ...draftExample, seasons: [{ ...summer, from: '01/01', to: '01/01' }] });
    expect(printedList(one).seasons).toMatchObject([{ last: '31/12', dearest: false }]);
  });

  it('has a table for each span with a price, and rows for classes that have one in it', () => {
    const shown = printed.tables.map(({ tier, nights, columns, rows }) => [
      tier,
      nights,
      columns,
      rows.map(({ label }) => (label.kind === 'class' ? label.named.name : '')),
    ]);
    expect(shown).toEqual([
      ['night', null, [0, 1], ['Up to 8 m', '8 to 15 m', '15 to 18 m']],
      ['week', 6, [0, 1], ['Up to 8 m', '8 to 15 m', '15 to 18 m']],
      ['season', null, ['year'], ['Up to 8 m', 'Houseboats']],
    ]);
  });

  it('adds the metres above a length to the price of the class below at this length', () => {
    expect(printed.tables[0]?.rows[2]?.cells).toEqual([
      { price: 2.6, base: 27 },
      { price: 5.2, base: 54 },
    ]);
    expect(printed.tables[1]?.rows[2]?.cells).toEqual([
      { price: null, base: null },
      { price: 26, base: 270 },
    ]);
  });

  it('does so for the year too', () => {
    const classes = list.classes?.map((one, at) => ({ ...one, year: [2100, 290, 430, 86, null][at] ?? null }));
    const year = printedList({ ...list, classes }).tables.at(-1);
    expect(year?.rows[2]?.cells).toEqual([{ price: 430, base: 4350 }]);
  });

  it('numbers how sizes are counted, and says where the classes end', () => {
    const numbers = printed.tables[0]?.rows.map(({ note }) => note);
    expect(numbers).toEqual([null, 1, 2]);
    expect(printed.notes).toEqual([
      { kind: 'counted', per: 'METRE', counted: 'HALF_STARTED', least: null },
      { kind: 'above', up_to: 15, counted: 'STARTED', above: null },
    ]);
    const ends = planDraft.parse({
      ...list,
      classes: list.classes?.slice(0, 4),
      seasons: list.seasons.map((season) => ({ ...season, prices: season.prices?.slice(0, 4) })),
    });
    expect(printedList(ends).notes[1]).toMatchObject({ above: 18 });
  });

  it('has the rules of the settings, and keeps promo codes to itself', () => {
    const kinds = printed.rules.map(({ kind }) => kind);
    expect(kinds).toEqual(['multihull', 'extra', 'cap', 'edge', 'commercial', 'discount', 'member', 'charge']);
    expect(JSON.stringify(printed)).not.toContain('SECRET');
  });

  it('prints lists by categories and by a price of a metre', () => {
    const fixed = printedList(draftExample);
    expect(fixed.tables.map(({ tier }) => tier)).toEqual(['night', 'week', 'month']);
    expect(fixed.tables[0]?.rows).toEqual([
      {
        label: { kind: 'every' },
        per: 'METRE',
        note: 1,
        cells: [
          { price: 2, base: null },
          { price: 4.5, base: null },
        ],
      },
    ]);
    const rates = [{ daily: 10, weekly: null, monthly: null }];
    const sized = planDraft.parse({
      ...draftExample,
      size_pricing: { type: 'LENGTH_AND_BEAM_CATEGORIES', categories: [{ max_length: 8, max_beam: 2.8 }] },
      seasons: [{ ...summer, rates }],
      contracts: [],
    });
    expect(printedList(sized).tables[0]?.rows[0]?.label).toEqual({ kind: 'length', up_to: 8, beam: 2.8 });
  });
});

it('a name falls back to itself where a language has none', () => {
  const named = { name: 'Low', names: { fr: 'Basse' } };
  expect(nameIn(named, 'fr')).toBe('Basse');
  expect(nameIn(named, 'de')).toBe('Low');
});
