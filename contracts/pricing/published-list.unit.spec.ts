import { describe, expect, it } from '@jest/globals';
import { draftExample } from './examples.js';
import { planDraft } from './plan.js';
import { planErrors } from './rules/plan-rules.js';
import { pier, published } from '../../tests/fixtures/published-list.js';

/** The codes of a list that differs from the one above at one path. */
function refused(path: string, value: unknown): string[] {
  const draft = structuredClone(published) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const inner = steps.reduce((part, step) => part[step] as Record<string, unknown>, draft);
  inner[last] = value;
  const parsed = planDraft.safeParse(draft);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return planErrors(parsed.data).map(({ path: at, code }) => `${at} ${code}`);
}

describe('a published list', () => {
  it('is taken with every part', () => {
    expect(refused('prices_include_vat', true)).toEqual([]);
  });

  it('keeps plans of earlier versions as they are', () => {
    expect(planDraft.parse(draftExample)).toEqual(draftExample);
  });

  it.each<[string, unknown, string]>([
    ['classes.1.name', ' ', 'classes.1.name pricingClassNameError'],
    ['classes.1.names.fr', '', 'classes.1.names.fr pricingNamesError'],
    ['classes.1.takes.max_length', 1001, 'classes.1.takes.max_length moreThan1000m'],
    ['classes.2.takes', { max_length: 12 }, 'classes.2 pricingClassUnreachable'],
    ['classes.2.takes', { max_length: 14 }, 'classes.2 pricingClassUnreachable'],
    ['classes.2.takes', { max_length: 10, max_beam: 3 }, 'classes.2 pricingClassUnreachable'],
    ['classes.2.charged.up_to', 15, 'seasons.0.prices.2.base pricingClassFollowsNothing'],
    ['seasons.0.prices', [{ night: 1 }], 'seasons.0.prices pricingClassPricesError'],
    ['seasons.0.prices', undefined, 'seasons.0.prices pricingClassPricesError'],
    ['contracts.0.prices', [], 'contracts.0.prices pricingClassPricesError'],
    ['seasons.0.prices.1.night', 1e12, 'seasons.0.prices.1.night pricingPricePerMeterError'],
    ['seasons.0.weekend.days', [], 'seasons.0.weekend.days pricingWeekdaysError'],
    ['seasons.0.weekend.days', [8], 'seasons.0.weekend.days.0 pricingWeekdaysError'],
    ['seasons.0.weekend.change.percent', 101, 'seasons.0.weekend.change.percent pricingChangePercentError'],
    ['seasons.0.later_nights.0.from_night', 1, 'seasons.0.later_nights.0.from_night pricingFromNightError'],
    [
      'seasons.0.later_nights.0.change.percent',
      -101,
      'seasons.0.later_nights.0.change.percent pricingChangePercentError',
    ],
    ['seasons.0.least_nights.nights', 0, 'seasons.0.least_nights.nights pricingLeastNightsError'],
    ['tiers.week.nights', 1, 'tiers.week.nights pricingWeekNightsError'],
    ['tiers.week.costs_nights', 8, 'tiers.week.costs_nights pricingTierNightsError'],
    ['tiers.month', { nights: 32 }, 'tiers.month.nights pricingMonthNightsError'],
    ['events.0.to', '2027-07-30', 'events.0.to pricingRuleEndNotLater'],
    ['events.0.to', '2027-07-01', 'events.0.to pricingRuleEndNotLater'],
    ['lead_times.0', { change: { type: 'PERCENT', percent: 1 } }, 'lead_times.0.at_least_days pricingLeadDaysError'],
    ['lead_times.0.at_most_days', 59, 'lead_times.0.at_most_days pricingRuleEndNotLater'],
    ['places.0.piers', [], 'places.0.piers pricingPlaceRequired'],
    [
      'electricity.sockets',
      [
        { amperes: 6, night: 1 },
        { amperes: 6, night: 2 },
      ],
      'electricity.sockets.1.amperes pricingAmperesDuplicate',
    ],
    ['tourist_taxes.0.municipality', '', 'tourist_taxes.0.municipality pricingMunicipalityError'],
    ['tourist_taxes.0.free_below_age', 150, 'tourist_taxes.0.free_below_age pricingAgeError'],
    ['tourist_taxes.0.most_nights', 0, 'tourist_taxes.0.most_nights pricingTaxNightsError'],
    ['tourist_taxes.0.owed', { type: 'SHARE', percent: 101 }, 'tourist_taxes.0.owed.percent pricingPercentError'],
    ['tourist_taxes.0.from', '01/04', 'tourist_taxes.0.to pricingSeasonDateRequired'],
    [
      'tourist_taxes.1',
      { municipality: 'Le Moulin', owed: { type: 'AMOUNT', amount: 1 }, piers: [pier], from: '01/12', to: '01/02' },
      'tourist_taxes.1 pricingTaxRulesOverlap',
    ],
    ['discount_rules.0.percent', 100.5, 'discount_rules.0.percent pricingPercentError'],
    ['discount_rules.0.for.group', 'CUSTOMER_GROUP', 'discount_rules.0.for.group_id pricingMemberGroupError'],
    ['discount_rules.1.for.code', 'a b', 'discount_rules.1.for.code pricingPromoCodeError'],
    ['discount_rules.1.for.most_uses', 0, 'discount_rules.1.for.most_uses pricingPromoUsesError'],
    [
      'discount_rules.2',
      { name: 'Again', percent: 5, for: { type: 'PROMO_CODE', code: 'spring27' } },
      'discount_rules.2.for.code pricingPromoCodeDuplicate',
    ],
    [
      'discount_rules.0.booked',
      { from: '2027-05-01', to: '2027-05-01' },
      'discount_rules.0.booked.to pricingRuleEndNotLater',
    ],
    [
      'surcharges.multihull.length_multiplier',
      0.9,
      'surcharges.multihull.length_multiplier pricingMultihullMultiplierError',
    ],
    ['custom_surcharges.0.vat_percent', 101, 'custom_surcharges.0.vat_percent pricingVatPercentError'],
    ['deposit.order', ['low_cost', 'low_cost', 'short_stay'], 'deposit.order pricingDepositOrderError'],
  ])('with %s = %j is refused', (path, value, expected) => {
    expect(refused(path, value).at(0)).toBe(expected);
  });

  it('takes two taxes of other piers, or of other nights', () => {
    const other = { municipality: 'Le Moulin', owed: { type: 'AMOUNT', amount: 1 }, piers: [pier] };
    const first = { ...published.tourist_taxes[0], from: '01/02', to: '01/12' };
    expect(refused('tourist_taxes', [first, { ...other, from: '01/12', to: '01/02' }])).toEqual([]);
    const there = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b32';
    expect(refused('tourist_taxes', [{ ...published.tourist_taxes[0], piers: [there] }, other])).toEqual([]);
  });
});
