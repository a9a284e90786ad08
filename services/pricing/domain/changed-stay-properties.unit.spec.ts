import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';
import { changedLines } from '../../../contracts/reservations/rules/changed-lines.js';
import { depositByPlan } from '../../../contracts/reservations/rules/repriced-offer.js';
import { type OfferTerms, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { termsForStay } from '../../../contracts/reservations/rules/terms-for-stay.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { soundPlan, stay } from '../../../tests/fixtures/arbitrary-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { calculatePrice } from './calculate-price.js';
import type { Stay } from './night-prices.js';

const runs = { numRuns: propertyRuns(1000) };
const context = { today: '2026-11-21', takes_deposits: true };

/** What staff agreed with the boater beside the prices of the list. */
const agreed = fc.record({
  method: fc.constantFrom('IN_MARINA', 'ONLINE'),
  nights_to_redeem: fc.integer({ min: 0, max: 5 }),
  dues: fc.integer({ min: 0, max: 500 }),
  per: fc.constantFrom('TOTAL', 'PER_NIGHT'),
  points: fc.integer({ min: 0, max: 2000 }),
  active: fc.boolean(),
});
type Agreed = typeof agreed extends fc.Arbitrary<infer T> ? T : never;

/** The offer of the list for a stay, with what was agreed. */
function offerFor(price: CalculatedPrice, { method, nights_to_redeem, dues, per, points, active }: Agreed): OfferTerms {
  return {
    method,
    currency: 'EUR',
    price_per_night: price.price_per_night,
    nights_total: price.nights_total,
    discount_percent: price.discount_percent,
    nights_to_redeem,
    additional_charges: [{ name: 'harbor_dues', type: per, amount: dues }],
    custom_surcharges: price.available_custom_surcharges.map(({ id, name, total_custom_surcharge: amount }) => ({
      id,
      name,
      active,
      amount,
    })),
    deposit: depositByPlan(price.deposit_rule),
    points,
  };
}

const nightsOf = ({ start_date, end_date }: Stay): number => nightsBetween(start_date, end_date);
/** The same boat with the nights of another stay. */
const onNightsOf = (one: Stay, { start_date, end_date }: Stay): Stay => ({ ...one, start_date, end_date });
const bounded = (terms: Agreed, nights: number): Agreed => ({
  ...terms,
  nights_to_redeem: Math.min(terms.nights_to_redeem, nights),
});

it('the lines of a changed stay are those of a fresh stay of the new nights on the same terms', () => {
  fc.assert(
    fc.property(soundPlan(true), stay, stay, agreed, (plan, one, other, terms) => {
      const changed = onNightsOf(one, other);
      const [before, after] = [one, changed].map((asked) => calculatePrice(plan, asked, context));
      if (before === undefined || after === undefined) throw new Error('both are priced');
      const nights = nightsOf(changed);
      const was = offerFor(before, bounded(terms, nightsOf(one)));
      const fresh = { ...offerFor(after, bounded(terms, Math.min(nights, nightsOf(one)))), deposit: was.deposit };
      const is = termsForStay(was, before, after, nights);
      expect(priceStay(is, nights).lines).toEqual(priceStay(fresh, nights).lines);
      expect(changedLines(priceStay(is, nights), priceStay(fresh, nights))).toEqual([]);
    }),
    runs,
  );
});

it('the lines after any number of changes are those of a fresh stay of the last nights on the same terms', () => {
  const changes = fc.array(stay, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(soundPlan(true), stay, changes, agreed, (plan, one, others, terms) => {
      const priceOf = (asked: Stay) => calculatePrice(plan, asked, context);
      const was = offerFor(priceOf(one), bounded(terms, nightsOf(one)));
      let [present, is] = [one, was];
      for (const other of others) {
        const next = onNightsOf(one, other);
        is = termsForStay(is, priceOf(present), priceOf(next), nightsOf(next));
        present = next;
      }
      const fewest = Math.min(nightsOf(one), ...others.map(nightsOf));
      const fresh = { ...offerFor(priceOf(present), bounded(terms, fewest)), deposit: was.deposit };
      expect(priceStay(is, nightsOf(present)).lines).toEqual(priceStay(fresh, nightsOf(present)).lines);
    }),
    runs,
  );
});

it('what staff typed stays as typed, whatever the list says for the new nights', () => {
  const typed = fc.record({
    night: fc.integer({ min: 0, max: 900_000 }),
    surcharge: fc.integer({ min: 0, max: 90_000 }),
  });
  fc.assert(
    fc.property(soundPlan(true), stay, stay, agreed, typed, (plan, one, other, terms, { night, surcharge }) => {
      const changed = onNightsOf(one, other);
      const [before, after] = [one, changed].map((asked) => calculatePrice(plan, asked, context));
      if (before === undefined || after === undefined) throw new Error('both are priced');
      // A typed amount that happens to be the list's is the list's.
      const other_amount = (amount: number, listed: number) => (amount === listed ? amount + 1 : amount);
      const offer = offerFor(before, bounded(terms, nightsOf(one)));
      const was = {
        ...offer,
        price_per_night: other_amount(night, before.price_per_night),
        custom_surcharges: offer.custom_surcharges.map((line) => ({
          ...line,
          amount: other_amount(surcharge, line.amount ?? 0),
        })),
      };
      const is = termsForStay(was, before, after, nightsOf(changed));
      const { price_per_night, custom_surcharges, method, additional_charges, points } = was;
      expect(is).toMatchObject({ price_per_night, custom_surcharges, method, additional_charges, points });
    }),
    runs,
  );
});

it('there and back is the price of before', () => {
  fc.assert(
    fc.property(soundPlan(true), stay, stay, agreed, (plan, one, other, terms) => {
      const changed = onNightsOf(one, other);
      const [before, after] = [one, changed].map((asked) => calculatePrice(plan, asked, context));
      if (before === undefined || after === undefined) throw new Error('both are priced');
      const was = {
        ...offerFor(before, { ...terms, nights_to_redeem: 0 }),
        deposit: { type: 'NONE', amount: null } as const,
      };
      const there = termsForStay(was, before, after, nightsOf(changed));
      expect(termsForStay(there, after, before, nightsOf(one))).toEqual(was);
    }),
    runs,
  );
});

it('a stay that the list does not cover keeps its terms, with at most its nights redeemed and held as a deposit', () => {
  const uncovered = calculatePrice(null, {} as Stay, context);
  const terms = offerFor(uncovered, {
    method: 'ONLINE',
    nights_to_redeem: 3,
    dues: 0,
    per: 'TOTAL',
    points: 0,
    active: true,
  });
  const held = { ...terms, price_per_night: 4000, deposit: { type: 'NIGHTS' as const, amount: 3 } };
  expect(termsForStay(held, uncovered, uncovered, 2)).toEqual({
    ...held,
    nights_to_redeem: 2,
    deposit: { type: 'NIGHTS', amount: 2 },
  });
});
