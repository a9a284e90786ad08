import { describe, expect, it } from '@jest/globals';
import { planDraft } from '../../../../../contracts/pricing/plan.js';
import { pier, published } from '../../../../../tests/fixtures/published-list.js';
import { checkForm } from './form-errors.js';
import { changesOf } from './plan-changes.js';
import { formOf, type PlanForm } from './plan-form.js';
import { withClass, withClassMoved, withCharging, withoutClass, withPricesOf } from './plan-form-classes.js';
import { closeFault, moveBoundary } from './season-band.js';

const names = { de: 'Name', fr: 'Nom' };
const change = { type: 'PERCENT', percent: 5 };
const here = { piers: [pier], berths: [pier] };
const row = published.custom_surcharges[0];
const [summer, winter] = published.seasons as [(typeof published.seasons)[0], (typeof published.seasons)[0]];

/** A plan in which every optional field of the contract has a value. */
const whole = formOf(
  planDraft.parse({
    ...published,
    classes: published.classes.map((one) => ({
      ...one,
      names,
      takes: { ...one.takes, hull_types: ['MONOHULL'], vessel_types: ['BARGE', 'SAIL'], ...here },
      year: 90,
    })),
    seasons: [
      {
        ...summer,
        names,
        prices: summer.prices.map((prices) => ({
          ...prices,
          week: 12,
          month: 40,
          season: 100,
          charged: { by: 'METRE', counted: 'STARTED', least: 8 },
          base: { night: 5, week: 30, month: 90, season: 200 },
          least_amount: 12,
          extra_square_metre: { above: 20, counted: 'COMPLETED', night: 1 },
        })),
        least_nights: { nights: 2, arrivals: [{ days: [5], nights: 3 }], unless_it_fills_a_gap: true },
      },
      { ...winter, extra_charge: { percent: 5 } },
    ],
    contracts: published.contracts.map((one) => ({
      ...one,
      names,
      prices: one.prices.map((prices) => ({
        charged: { by: 'SQUARE_METRE', counted: 'EXACT', least: 10 },
        night: 1,
        week: 2,
        month: 3,
        year: 4,
        period: 5,
        ...prices,
      })),
      extra_charge: { percent: 3 },
      liveaboard: { percent: 15 },
      paid_in_instalments: { percent: 4 },
    })),
    deposit: { ...published.deposit, order: ['low_cost', 'short_stay', 'days_before_arrival'] },
    surcharges: { ...published.surcharges, multihull: { length_multiplier: 1.5, applies_to: 'PRICE' } },
    custom_surcharges: [
      { ...row, names, always: true, vat_percent: 10, ...here, berth_from_length: 12, active_by_default: true },
    ],
    tiers: {
      combine: 'CAPPED',
      edge: 'FIRST_NIGHT',
      week: { nights: 6, costs_nights: 5 },
      month: { nights: 24, costs_nights: 20 },
    },
    events: [{ name: 'Regatta', names, from: '2027-07-30', to: '2027-08-02', change, least_nights: 3 }],
    lead_times: [{ at_least_days: 60, at_most_days: 90, change }],
    places: [{ ...here, berth_from_length: 15, change }],
    charged_size: 'LARGER',
    electricity: {
      type: 'BY_AMPERE',
      sockets: [{ amperes: 6, night: 2.5 }],
      vat_percent: 20,
      metered: { from_nights: 30, price_per_kwh: 0.42 },
    },
    tourist_taxes: [
      {
        municipality: 'Le Moulin',
        names,
        ...here,
        from: '01/04',
        to: '01/11',
        owed: { type: 'SHARE', percent: 5, at_most: 2.3 },
        free_below_age: 18,
        reduced: [{ below_age: 21, percent_of_tax: 50 }],
        most_nights: 21,
        most_per_person: 40,
        most_per_stay: 90,
        exempt: ['CREW'],
      },
    ],
    discount_rules: [
      {
        name: 'Spring',
        names,
        percent: 5,
        for: { type: 'PROMO_CODE', code: 'SPRING27', most_uses: 100 },
        booked: { from: '2027-01-01', to: '2027-03-01' },
        stays: { from: '2027-04-01', to: '2027-06-01' },
      },
    ],
    discounts_combine: 'ADDED',
    prices_include_vat: false,
  }),
);

type Path = readonly (string | number)[];

/** The paths of all values of a plan that are no objects. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function without(form: PlanForm, path: Path): PlanForm {
  const next = structuredClone(form);
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], next);
  const held = (holder as Record<string, unknown>)[last];
  (holder as Record<string, unknown>)[last] =
    typeof held === 'number' ? held + 1 : typeof held === 'boolean' ? !held : `${String(held)} changed`;
  return next;
}

describe('a plan with every optional field', () => {
  it('is saved as it was loaded', () => expect(checkForm(whole).draft).toEqual(whole));

  it('keeps all that the screen does not show when a price changes', () => {
    const edited = structuredClone(whole);
    edited.seasons[0]!.prices![1]!.night = 26;
    const saved = checkForm(edited).draft;
    expect(saved).toEqual(edited);
    edited.seasons[0]!.prices![1]!.night = whole.seasons[0]!.prices![1]!.night;
    expect(edited).toEqual(whole);
  });

  it.each<[string, (form: PlanForm) => PlanForm]>([
    [
      'a boundary moves',
      (form) => ({ ...form, seasons: moveBoundary(form.seasons, { before: 0, after: 1, day: 274 }, 280) }),
    ],
    [
      'a gap is closed',
      (form) => ({
        ...form,
        seasons: closeFault(
          form.seasons,
          { kind: 'GAP', before: 0, after: 1, from: '01/10', to: '02/10', nights: 1 },
          'before',
        ),
      }),
    ],
  ])('keeps every field of its seasons when %s', (_, recipe) => {
    const undated = ({ seasons, ...rest }: PlanForm) => ({
      ...rest,
      seasons: seasons.map((season) => ({ ...season, from: '', to: '' })),
    });
    expect(undated(recipe(whole))).toEqual(undated(whole));
  });

  it('keeps every field of the other classes when one comes, moves, goes or is charged otherwise', () => {
    const added = withClass(whole, { ...whole.classes![0]!, name: 'New' }, 1);
    expect(withoutClass(added, 1)).toEqual(whole);
    expect(withClassMoved(withClassMoved(whole, 0, 3), 2, 0)).toEqual(whole);
    const { form } = withCharging(whole, { from: 1, count: 1 }, 'METRE');
    const others = (plan: PlanForm) => withoutClass(plan, 1);
    expect(others(form)).toEqual(others(whole));
    expect(withPricesOf(whole, 0, 0, true)).toEqual(whole);
  });

  // Another price type has other fields, and is a change of its own.
  const leaves = leavesOf(whole).filter((path) => path.join('.') !== 'size_pricing.type');
  it.each(leaves.map((path) => [path.join('.'), path] as const))('shows a change of %s', (_, path) => {
    expect(changesOf(whole, without(whole, path)).length).toBeGreaterThan(0);
  });
});
