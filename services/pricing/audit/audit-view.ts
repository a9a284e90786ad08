import { chargeKinds, chargeUnits, instalmentSchedules } from '../../../contracts/pricing/vocabulary.js';
import { type AuditValue, flag, metres, row, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type PricingState } from '../domain/pricing.js';
import type { PricingEvent } from '../domain/pricing-events.js';
import type { Contract, DepositRule, Season, StoredPlan } from '../domain/stored-plan.js';

const fields = [
  'plan_state',
  'size_pricing',
  'charged_per',
  'minimum_chargeable_length',
  'size_category',
  'rate_calculation',
  'season_dates',
  'season_daily',
  'season_weekly',
  'season_monthly',
  'season_extra_charge',
  'contract_period',
  'contract_availability',
  'contract_daily',
  'contract_weekly',
  'contract_monthly',
  'contract_extra_charge',
  'long_stay_discount',
  'deposit_rule',
  'deposit_close_to_arrival',
  'deposit_short_stay',
  'deposit_low_cost',
  'multihull_factor',
  'commercial_surcharge',
  'liveaboard_surcharge',
  'custom_surcharge',
  'custom_surcharge_default',
  'custom_surcharge_kind',
  'contract_instalments',
  'hourly_hours',
  'hourly_free',
  'hourly_price',
  'hourly_day_price',
] as const;
type Field = (typeof fields)[number];
type Fact = AuditFact<Field>;

/** How the history view shows a marina's season prices, rate by rate. */
export const pricingAuditView: FoldedView<PricingState, PricingEvent, Field> = {
  kind: 'pricing',
  events: {
    SeasonPricingPlanCreated: 'settings',
    SeasonPricingPlanUpdated: 'settings',
    SeasonPricingPlanDeleted: 'settings',
    PricingDraftSaved: 'silent',
    PricingDraftDiscarded: 'silent',
  },
  fields,
  sets: {
    plan_state: ['in_force', 'none'],
    size_pricing: ['FIXED', 'LENGTH_CATEGORIES', 'LENGTH_AND_BEAM_CATEGORIES', 'SQUARE_METRE_CATEGORIES'],
    charged_per: ['METRE', 'SQUARE_METRE'],
    rate_calculation: ['STANDARD', 'DISCOUNTED'],
    surcharge_kind: [...chargeKinds],
    instalments: [...instalmentSchedules],
    charged: [...chargeUnits],
    deposit_rule: ['NONE'],
    record_name: ['pricing'],
  },
  initial,
  evolve,
  facts: ({ plan }) => [
    { field: 'plan_state', value: word('plan_state', plan === null ? 'none' : 'in_force') },
    ...(plan === null ? [] : planFacts(plan)),
  ],
  label: () => word('record_name', 'pricing'),
};

function planFacts(plan: StoredPlan): readonly Fact[] {
  return [
    ...sizeFacts(plan.size_pricing),
    { field: 'rate_calculation', value: word('rate_calculation', plan.rate_calculation) },
    ...plan.seasons.flatMap(seasonFacts),
    ...plan.contracts.flatMap(contractFacts),
    ...plan.discounts.map(({ nights, percent }) => ({
      field: 'long_stay_discount' as const,
      of: { id: String(nights), name: { is: 'count', of: 'nights', count: nights } as const },
      value: percentage(percent),
    })),
    ...depositFacts(plan.deposit),
    ...surchargeFacts(plan),
    ...hourlyFacts(plan.hourly),
  ];
}

function sizeFacts(pricing: StoredPlan['size_pricing']): readonly Fact[] {
  const kind: Fact = { field: 'size_pricing', value: word('size_pricing', pricing.type) };
  if (pricing.type === 'FIXED') {
    return [
      kind,
      { field: 'charged_per', value: word('charged_per', pricing.per) },
      { field: 'minimum_chargeable_length', value: metres(pricing.minimum_chargeable_length) },
    ];
  }
  return [
    kind,
    ...pricing.categories.map((category, index) => ({
      field: 'size_category' as const,
      of: row(String(index), String(index + 1)),
      value: categorySize(category),
    })),
  ];
}

function categorySize(category: { max_length?: number; max_beam?: number; max_square_metres?: number }): AuditValue {
  if (category.max_square_metres !== undefined) {
    return {
      is: 'joined',
      parts: [
        { is: 'number', value: category.max_square_metres },
        { is: 'text', text: ' m²' },
      ],
    };
  }
  const length = metres(category.max_length ?? 0);
  const beam = metres(category.max_beam ?? null);
  const parts = [length, ...(beam === null ? [] : [{ is: 'text' as const, text: ' × ' }, beam])];
  return { is: 'joined', parts: parts.filter((part) => part !== null) };
}

function seasonFacts(season: Season): readonly Fact[] {
  const of = row(season.id, season.name);
  return [
    { field: 'season_dates', of, value: text(`${season.from} – ${season.to}`) },
    ...season.rates.flatMap((rates, index): Fact[] => {
      const line = rateRow(season, index, season.rates.length);
      return [
        { field: 'season_daily', of: line, value: money(rates.daily) },
        { field: 'season_weekly', of: line, value: money(rates.weekly) },
        { field: 'season_monthly', of: line, value: money(rates.monthly) },
      ];
    }),
    { field: 'season_extra_charge', of, value: percentage(season.extra_charge?.percent ?? null) },
  ];
}

function contractFacts(contract: Contract): readonly Fact[] {
  const of = row(contract.id, contract.name);
  const { unit, count } = contract.period;
  const { start_date, end_date } = contract.availability;
  return [
    { field: 'contract_period', of, value: { is: 'count', of: unit === 'MONTHS' ? 'months' : 'years', count } },
    { field: 'contract_availability', of, value: { is: 'nights', start_date, end_date } },
    ...contract.rates.flatMap((rates, index): Fact[] => {
      const line = rateRow(contract, index, contract.rates.length);
      return [
        { field: 'contract_daily', of: line, value: money(rates.daily) },
        { field: 'contract_weekly', of: line, value: money(rates.weekly) },
        { field: 'contract_monthly', of: line, value: money(rates.monthly) },
      ];
    }),
    { field: 'contract_instalments', of, value: word('instalments', contract.instalments) },
    { field: 'contract_extra_charge', of, value: percentage(contract.extra_charge?.percent ?? null) },
  ];
}

function depositFacts({ rule, exceptions }: StoredPlan['deposit']): readonly Fact[] {
  const { days_before_arrival: close, short_stay: short, low_cost: low } = exceptions;
  const days: AuditValue = { is: 'count', of: 'days', count: close?.days ?? 0 };
  const nights: AuditValue = { is: 'count', of: 'nights', count: short?.nights ?? 0 };
  return [
    { field: 'deposit_rule', value: depositValue(rule) },
    { field: 'deposit_close_to_arrival', value: close && exception(days, close.rule) },
    { field: 'deposit_short_stay', value: short && exception(nights, short.rule) },
    { field: 'deposit_low_cost', value: low && exception(amount(low.below), low.rule) },
  ];
}

/** An exception's limit and the deposit it requires. */
function exception(limit: AuditValue, rule: DepositRule): AuditValue {
  return { is: 'joined', parts: [limit, { is: 'text', text: ': ' }, depositValue(rule)] };
}

function depositValue(rule: DepositRule): AuditValue {
  switch (rule.deposit_type) {
    case 'NONE':
      return { is: 'word', set: 'deposit_rule', code: 'NONE' };
    case 'PERCENTAGE':
      return { is: 'percent', value: rule.amount };
    case 'FIXED_AMOUNT':
      return amount(rule.amount);
    case 'NIGHTS':
      return { is: 'count', of: 'nights', count: rule.amount };
  }
}

function surchargeFacts({ surcharges, custom_surcharges }: StoredPlan): readonly Fact[] {
  const { multihull, commercial, liveaboard } = surcharges;
  return [
    { field: 'multihull_factor', value: multihull && { is: 'number', value: multihull.length_multiplier } },
    { field: 'commercial_surcharge', value: percentage(commercial?.percent ?? null) },
    ...liveaboardFacts(liveaboard),
    ...custom_surcharges.flatMap(({ id, name, kind, value, charged, active_by_default }): Fact[] => [
      { field: 'custom_surcharge', of: row(id, name), value: charge(amount(value), charged) },
      { field: 'custom_surcharge_kind', of: row(id, name), value: word('surcharge_kind', kind) },
      { field: 'custom_surcharge_default', of: row(id, name), value: flag(active_by_default) },
    ]),
  ];
}

function hourlyFacts(hourly: StoredPlan['hourly']): readonly Fact[] {
  if (hourly === null) return [];
  return [
    { field: 'hourly_hours', value: text(`${hourly.from} – ${hourly.to}`) },
    { field: 'hourly_free', value: { is: 'number', value: hourly.free_hours } },
    ...hourly.categories.flatMap(({ max_length, price_per_hour, most_per_day }): Fact[] => {
      const of = { id: String(max_length), name: { is: 'metres', value: max_length } as const };
      return [
        { field: 'hourly_price', of, value: amount(price_per_hour) },
        { field: 'hourly_day_price', of, value: amount(most_per_day) },
      ];
    }),
  ];
}

function liveaboardFacts(liveaboard: StoredPlan['surcharges']['liveaboard']): readonly Fact[] {
  if (liveaboard === null) return [];
  if (liveaboard.type === 'SQUARE_METRE') {
    const per: AuditValue = { is: 'word', set: 'charged_per', code: 'SQUARE_METRE' };
    const parts: AuditValue[] = [amount(liveaboard.price), { is: 'text', text: ', ' }, per];
    return [{ field: 'liveaboard_surcharge', value: { is: 'joined', parts } }];
  }
  return liveaboard.categories.map(({ min_beam, surcharge }) => ({
    field: 'liveaboard_surcharge',
    of: { id: String(min_beam), name: { is: 'metres', value: min_beam } as const },
    value: amount(surcharge),
  }));
}

function charge(value: AuditValue, charged: string): AuditValue {
  return { is: 'joined', parts: [value, { is: 'text', text: ', ' }, { is: 'word', set: 'charged', code: charged }] };
}

/** Where boats are priced by category, each category has its own row: the season's name and the category's number. */
function rateRow(of: { readonly id: string; readonly name: string }, index: number, rows: number) {
  return rows === 1 ? row(of.id, of.name) : row(`${of.id}.${index}`, `${of.name} ${index + 1}`);
}

/** In the marina's currency. */
function amount(minor: number): AuditValue {
  return { is: 'money', minor, currency: null };
}

function money(minor: number | null): AuditValue | null {
  return minor === null ? null : amount(minor);
}

function percentage(value: number | null): AuditValue | null {
  return value === null ? null : { is: 'percent', value };
}
