import { describe, expect, it } from '@jest/globals';
import { draftExample, planExample } from '../../../contracts/pricing/examples.js';
import { planDraft } from '../../../contracts/pricing/plan.js';
import type { Stay } from './night-prices.js';
import { toStored } from './stored-plan.js';
import { touristTaxes } from './tourist-tax.js';

const [pierC, pierI] = ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b33', '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b39'];
const saintMaurice = {
  municipality: 'Saint-Maurice',
  piers: [pierC],
  owed: { type: 'AMOUNT', amount: 0.22 },
  free_below_age: 18,
  exempt: ['CREW', 'DISABLED'],
};
const leMoulin = {
  municipality: 'Le Moulin',
  piers: [pierI],
  owed: { type: 'SHARE', percent: 5, at_most: 2.3 },
  free_below_age: 18,
  most_nights: 21,
  from: '01/04',
  to: '01/11',
};
const plan = (rules: readonly object[] = [saintMaurice, leMoulin]) =>
  toStored(planDraft.parse({ ...draftExample, tourist_taxes: rules }), planExample.id, (path) => path);

const stay = (pier_id: string | undefined, start_date: string, end_date: string, more: Partial<Stay> = {}): Stay => ({
  vessel: { length: 10, beam: 3, hull_type: null },
  start_date,
  end_date,
  contract_id: null,
  commercial: false,
  liveaboard: false,
  place: { pier_id: pier_id ?? null, berth_id: null, size: null },
  ...more,
});
const adults = (count: number, children: number[] = [], crew = 0) => ({ adults: count, children, crew });

describe('a tourist tax', () => {
  it('is an amount for each person and night', () => {
    const [tax] = touristTaxes(plan(), stay(pierC, '2027-07-01', '2027-07-08'), adults(2), 0);
    expect(tax).toMatchObject({ amount: 308, facts: { municipality: 'Saint-Maurice', persons: 2, nights: 7 } });
  });

  it('frees the young, crew and whom the rule names, and counts them by reason', () => {
    const aboard = adults(3, [9, 14], 1);
    const exempt = [{ reason: 'DISABLED' as const, persons: 1 }];
    const [tax] = touristTaxes(plan(), stay(pierC, '2027-08-29', '2027-09-04', { exempt }), aboard, 0);
    expect(tax?.amount).toBe(2 * 6 * 22);
    expect(tax?.facts.exempt).toEqual([
      { reason: 'AGE', persons: 2 },
      { reason: 'CREW', persons: 1 },
      { reason: 'DISABLED', persons: 1 },
    ]);
  });

  it('is a share of the price of a night for each aboard, for so many nights at most', () => {
    const september = stay(pierI, '2027-09-01', '2027-09-25');
    const [tax] = touristTaxes(plan(), september, adults(4), 47_124);
    // 471.24 for 24 nights and 4 persons is 4.91 each, of which 5 percent are 0.25.
    expect(tax).toMatchObject({ amount: 2100, unit: 25, facts: { persons: 4, nights: 21, free_nights: 3 } });
  });

  it('goes on counting nights of stays that touch', () => {
    const later = stay(pierI, '2027-09-01', '2027-09-25', { nights_before: 15 });
    expect(touristTaxes(plan(), later, adults(4), 47_124)[0]).toMatchObject({ amount: 25 * 4 * 6 });
  });

  it('is owed on the nights of its dates only, also over New Year', () => {
    const edge = stay(pierI, '2027-10-30', '2027-11-03');
    expect(touristTaxes(plan(), edge, adults(1), 4000)[0]?.facts).toMatchObject({ nights: 2, free_nights: 2 });
    expect(touristTaxes(plan(), stay(pierI, '2027-12-01', '2027-12-03'), adults(1), 4000)).toEqual([]);
    const winter = plan([{ ...leMoulin, from: '01/12', to: '01/02' }]);
    expect(touristTaxes(winter, stay(pierI, '2027-12-30', '2028-01-03'), adults(1), 4000)[0]?.facts.nights).toBe(4);
  });

  it('is at most what the rule says for a night, a person and a stay', () => {
    const dear = stay(pierI, '2027-07-01', '2027-07-03');
    expect(touristTaxes(plan(), dear, adults(1), 100_000)[0]?.amount).toBe(2 * 230);
    const capped = plan([{ ...saintMaurice, most_per_person: 1, most_per_stay: 1.5 }]);
    expect(touristTaxes(capped, stay(pierC, '2027-07-01', '2027-07-08'), adults(1), 0)[0]?.amount).toBe(100);
    expect(touristTaxes(capped, stay(pierC, '2027-07-01', '2027-07-08'), adults(2), 0)[0]?.amount).toBe(150);
  });

  it('is reduced for some ages', () => {
    const rule = { ...saintMaurice, free_below_age: 6, reduced: [{ below_age: 18, percent_of_tax: 50 }] };
    const [tax] = touristTaxes(plan([rule]), stay(pierC, '2027-07-01', '2027-07-03'), adults(2, [5, 12]), 0);
    expect(tax?.amount).toBe(2 * 2 * 22 + 2 * 11);
  });

  it('is that of the place', () => {
    expect(touristTaxes(plan(), stay(undefined, '2027-07-01', '2027-07-03'), adults(2), 0)).toEqual([]);
  });
});
