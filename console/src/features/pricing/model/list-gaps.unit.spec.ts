import { describe, expect, it } from '@jest/globals';
import { planExample } from '../../../../../contracts/pricing/examples.js';
import { dearerStays, dearSpans, withoutDearSpans } from './dearer-stays.js';
import { hasNoPrice, lengthBefore, listGap } from './list-gaps.js';
import { type ClassForm, formOf, type PlanForm } from './plan-form.js';
import { blankClass, setPrice, withClass } from './plan-form-classes.js';

const list = (...all: Partial<ClassForm['takes']>[]): PlanForm =>
  all.reduce<PlanForm>((form, takes, at) => {
    const one = blankClass(`Class ${String(at + 1)}`);
    return withClass(form, { ...one, takes: { ...one.takes, ...takes } }, at);
  }, formOf(planExample));

describe('boats that no class takes', () => {
  it.each<[string, PlanForm, ReturnType<typeof listGap>]>([
    ['none, where a class takes all', list({ max_length: 8 }, {}), null],
    ['longer ones', list({ max_length: 8 }, { max_length: 18 }), { kind: 'NOTHING_ABOVE', limit: 18 }],
    [
      'longer ones, whatever barges have',
      list({ max_length: 8 }, { vessel_types: ['BARGE'] }),
      { kind: 'NOTHING_ABOVE', limit: 8 },
    ],
    ['wider ones', list({ max_beam: 3 }, { max_beam: 4 }), { kind: 'NOTHING_WIDER', limit: 4 }],
    ['all of other kinds', list({ vessel_types: ['BARGE'] }), { kind: 'ONLY_SOME', limit: null }],
  ])('are %s', (_, form, gap) => expect(listGap(form)).toEqual(gap));

  it('are shorter than the class by those that take every kind', () => {
    const form = list(
      { max_length: 20, piers: ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31'] },
      { max_length: 8 },
      { max_length: 15 },
    );
    expect([0, 1, 2].map((at) => lengthBefore(form, at))).toEqual([null, null, 8]);
  });

  it('have no price where the class has none in the season', () => {
    const form = list({});
    expect(hasNoPrice(form, 0, 0)).toBe(true);
    setPrice(form, 0, 0, 'month', 5);
    expect([hasNoPrice(form, 0, 0), hasNoPrice(form, 1, 0)]).toEqual([false, true]);
  });
});

describe('stays that are dearer than longer ones', () => {
  const priced = (night: number, week: number | null, month: number | null) => {
    const form = list({});
    for (const [tier, price] of [
      ['night', night],
      ['week', week],
      ['month', month],
    ] as const)
      setPrice(form, 0, 0, tier, price);
    return form;
  };

  it('are named with the fewest nights', () => {
    expect(dearerStays(priced(3.6, 18, 72))).toEqual([
      { season: 'Summer', class: 'Class 1', thanWeek: 6, thanMonth: 27 },
    ]);
    expect(dearerStays(priced(2, 14, 60))).toEqual([]);
    expect(dearerStays(priced(2, null, null))).toEqual([]);
  });

  it('follow the nights of the list’s week', () => {
    const form = priced(10, 45, null);
    form.tiers = {
      combine: 'ADD_UP',
      edge: 'EACH_NIGHT',
      week: { nights: 5, costs_nights: null },
      month: { nights: null, costs_nights: null },
    };
    expect(dearerStays(form)).toEqual([]);
  });

  it('are other than a week that costs more than its days, which is lowered to them', () => {
    const form = priced(3, 25, 100);
    expect(dearSpans(form)).toEqual([
      { season: 0, row: 0, span: 'week', parts: 21 },
      { season: 0, row: 0, span: 'month', parts: 90 },
    ]);
    const lowered = withoutDearSpans(form);
    expect(lowered.seasons[0]?.prices?.[0]).toMatchObject({ night: 3, week: 21, month: 90 });
    expect(dearSpans(lowered)).toEqual([]);
  });
});
