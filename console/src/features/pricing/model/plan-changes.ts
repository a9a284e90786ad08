import type { ClassForm, PlanForm, PriceChangeForm, RatesForm } from './plan-form.js';

/** A value of the plan as the list of changes shows it. `label` and its values are keys and parts of a text. */
export interface PlanFact {
  readonly id: string;
  readonly label: string;
  readonly with?: Readonly<Record<string, string | number>>;
  /** Money has two decimals. */
  readonly money?: true;
  /** The value is a list of days of the week, 1 is Monday: `5,6`. */
  readonly weekdays?: true;
  readonly value: string | number | boolean | null;
}

export interface PlanChangeLine extends Omit<PlanFact, 'value'> {
  readonly before: PlanFact['value'];
  readonly after: PlanFact['value'];
}

/** What differs between the published plan and the draft, in the order of the screen. */
export function changesOf(published: PlanForm | null, form: PlanForm): PlanChangeLine[] {
  const before = new Map((published === null ? [] : factsOf(published)).map((fact) => [fact.id, fact]));
  const after = factsOf(form);
  const kept = new Set(after.map(({ id }) => id));
  const changed = after.flatMap(({ value, ...fact }) => {
    const old = before.get(fact.id)?.value ?? null;
    return old === value ? [] : [{ ...fact, before: old, after: value }];
  });
  const removed = [...before.values()].flatMap(({ value, ...fact }) =>
    kept.has(fact.id) || value === null ? [] : [{ ...fact, before: value, after: null }],
  );
  return [...changed, ...removed];
}

function factsOf(plan: PlanForm): PlanFact[] {
  return [
    ...sizeFacts(plan),
    ...tierFacts(plan),
    ...(plan.classes ?? []).flatMap(classFacts),
    ...plan.seasons.flatMap((season, at) => seasonFacts(plan, season, at)),
    ...plan.contracts.flatMap((contract, at) => contractFacts(plan, contract, at)),
    ...nightFacts(plan),
    ...discountFacts(plan),
    { id: 'deposit', label: 'change_deposit', value: JSON.stringify(plan.deposit) },
    ...surchargeFacts(plan),
    ...chargeFacts(plan),
    { id: 'vat', label: 'change_vat', value: plan.prices_include_vat ?? null },
    { id: 'hourly', label: 'change_hourly', value: JSON.stringify(plan.hourly) },
  ];
}

function tierFacts({ rate_calculation, tiers }: PlanForm): PlanFact[] {
  return [
    { id: 'calculation', label: 'change_calculation', value: rate_calculation },
    { id: 'combine', label: 'change_combine', value: tiers?.combine ?? null },
    { id: 'edge', label: 'change_edge', value: tiers?.edge ?? null },
    { id: 'week', label: 'change_week', value: tiers?.week.nights ?? null },
    { id: 'week costs', label: 'change_weekCosts', value: tiers?.week.costs_nights ?? null },
    { id: 'month', label: 'change_month', value: tiers?.month.nights ?? null },
    { id: 'month costs', label: 'change_monthCosts', value: tiers?.month.costs_nights ?? null },
  ];
}

function nightFacts({ events = [], lead_times = [], places = [], charged_size }: PlanForm): PlanFact[] {
  return [
    ...events.flatMap((event, at) => {
      const key = `event ${keyOf(event, '', at)}`;
      const named = { name: event.name };
      return [
        { id: `${key} dates`, label: 'change_dates', with: named, value: `${event.from} – ${event.to}` },
        { id: `${key} change`, label: 'change_event', with: named, value: written(event.change) },
        { id: `${key} least`, label: 'change_leastNights', with: named, value: event.least_nights },
        { id: `${key} name`, label: 'change_eventName', with: named, value: event.name },
        { id: `${key} names`, label: 'change_names', with: named, value: structure(event.names) },
      ];
    }),
    ...lead_times.map((one, at) => ({
      id: `lead ${String(at)}`,
      label: 'change_leadTime',
      with: { number: at + 1 },
      value: `${String(one.at_least_days ?? 0)} – ${String(one.at_most_days ?? '')}: ${written(one.change)}`,
    })),
    ...places.flatMap(({ change, ...place }, at) => [
      { id: `place ${String(at)}`, label: 'change_place', with: { number: at + 1 }, value: written(change) },
      {
        id: `place ${String(at)} where`,
        label: 'change_placeWhere',
        with: { number: at + 1 },
        value: structure(place),
      },
    ]),
    { id: 'charged size', label: 'change_chargedSize', value: charged_size ?? null },
  ];
}

function discountFacts({ discounts, discount_rules = [], discounts_combine }: PlanForm): PlanFact[] {
  return [
    ...discounts.map(({ nights, percent }) => ({
      id: `discount ${String(nights)}`,
      label: 'change_discount',
      with: { count: nights ?? 0 },
      value: percent,
    })),
    ...discount_rules.map(({ id, ...rule }, at) => ({
      id: `discount rule ${id ?? String(at)}`,
      label: 'change_discountRule',
      with: { name: rule.name },
      value: JSON.stringify(rule),
    })),
    { id: 'discounts combine', label: 'change_discountsCombine', value: discounts_combine ?? null },
  ];
}

function surchargeFacts({ surcharges: { multihull, commercial, liveaboard } }: PlanForm): PlanFact[] {
  return [
    { id: 'multihull', label: 'change_multihull', value: multihull?.length_multiplier ?? null },
    {
      id: 'multihull on',
      label: 'change_multihullOn',
      value: multihull === null ? null : (multihull.applies_to ?? 'LENGTH'),
    },
    { id: 'commercial', label: 'change_commercial', value: commercial?.percent ?? null },
    { id: 'liveaboard', label: 'change_liveaboard', value: JSON.stringify(liveaboard) },
  ];
}

function chargeFacts({ custom_surcharges, electricity, tourist_taxes = [] }: PlanForm): PlanFact[] {
  return [
    ...custom_surcharges.flatMap((one, at) => {
      const key = one.id ?? `surcharge ${String(at)}`;
      const named = { name: one.name };
      const { id: _, name, value, charged, kind, active_by_default, ...others } = one;
      return [
        { id: `${key} value`, label: 'change_surcharge', with: named, money: true as const, value },
        { id: `${key} name`, label: 'change_surchargeName', with: named, value: name },
        { id: `${key} charged`, label: 'change_charged', with: named, value: charged },
        { id: `${key} kind`, label: 'change_kind', with: named, value: kind },
        { id: `${key} default`, label: 'change_default', with: named, value: active_by_default },
        { id: `${key} others`, label: 'change_surchargeOthers', with: named, value: structure(others) },
      ];
    }),
    { id: 'electricity', label: 'change_electricity', value: structure(electricity) },
    ...tourist_taxes.map(({ id, ...tax }, at) => ({
      id: `tax ${id ?? String(at)}`,
      label: 'change_touristTax',
      with: { name: tax.municipality },
      value: JSON.stringify(tax),
    })),
  ];
}

function sizeFacts({ size_pricing: sizes }: PlanForm): PlanFact[] {
  return [
    { id: 'type', label: 'change_priceType', value: sizes.type },
    ...(sizes.type === 'FIXED'
      ? [
          { id: 'per', label: 'change_per', value: sizes.per },
          { id: 'least', label: 'change_leastLength', value: sizes.minimum_chargeable_length },
        ]
      : sizes.categories.map((category, at) => ({
          id: `category ${String(at)}`,
          label: 'change_category',
          with: { number: at + 1 },
          value: Object.values(category).join(' × '),
        }))),
  ];
}

const keyOf = ({ id }: { id?: string | undefined }, list: string, at: number) => id ?? `${list} ${String(at)}`;

function classFacts(one: ClassForm, at: number): PlanFact[] {
  const key = keyOf(one, 'class', at);
  const named = { name: one.name };
  const { max_length, max_beam, max_square_metres, ...takes } = one.takes;
  return [
    { id: `${key} place`, label: 'change_classPlace', with: named, value: at + 1 },
    { id: `${key} name`, label: 'change_className', with: named, value: one.name },
    { id: `${key} names`, label: 'change_names', with: named, value: structure(one.names) },
    { id: `${key} length`, label: 'change_classLength', with: named, value: max_length },
    { id: `${key} beam`, label: 'change_classBeam', with: named, value: max_beam },
    { id: `${key} area`, label: 'change_classArea', with: named, value: max_square_metres },
    { id: `${key} takes`, label: 'change_classTakes', with: named, value: structure(takes) },
    { id: `${key} charged`, label: 'change_classCharged', with: named, value: one.charged.by },
    { id: `${key} counted`, label: 'change_classCounted', with: named, value: structure(one.charged) },
    { id: `${key} year`, label: 'change_year', with: named, money: true, value: one.year },
  ];
}

function seasonFacts(plan: PlanForm, season: PlanForm['seasons'][number], at: number): PlanFact[] {
  const key = keyOf(season, 'season', at);
  const named = { name: season.name };
  const { weekend, least_nights: least } = season;
  return [
    { id: `${key} name`, label: 'change_seasonName', with: named, value: season.name },
    { id: `${key} names`, label: 'change_names', with: named, value: structure(season.names) },
    { id: `${key} dates`, label: 'change_dates', with: named, value: `${season.from} – ${season.to}` },
    { id: `${key} extra`, label: 'change_extra', with: named, value: season.extra_charge?.percent ?? 0 },
    ...rateFacts(key, season.name, season.rates),
    ...(season.prices ?? []).flatMap((row, index) => {
      const { night, week, month, season: whole, ...others } = row;
      return priceFacts(plan, { key, name: season.name }, index, { night, week, month, season: whole }, others);
    }),
    { id: `${key} weekend`, label: 'change_weekend', with: named, value: weekend ? written(weekend.change) : null },
    {
      id: `${key} weekend days`,
      label: 'change_weekendDays',
      with: named,
      weekdays: true,
      value: weekend ? weekend.days.join(',') : null,
    },
    ...(season.later_nights ?? []).map((one) => ({
      id: `${key} from night ${String(one.from_night)}`,
      label: 'change_laterNights',
      with: { ...named, number: one.from_night ?? 0 },
      value: written(one.change),
    })),
    { id: `${key} least`, label: 'change_leastNights', with: named, value: least?.nights ?? null },
    {
      id: `${key} least others`,
      label: 'change_leastOthers',
      with: named,
      value: structure(least ? { arrivals: least.arrivals, gap: least.unless_it_fills_a_gap || null } : undefined),
    },
  ];
}

function contractFacts(plan: PlanForm, contract: PlanForm['contracts'][number], at: number): PlanFact[] {
  const key = keyOf(contract, 'contract', at);
  const named = { name: contract.name };
  const { period, availability } = contract;
  return [
    { id: `${key} name`, label: 'change_contractName', with: named, value: contract.name },
    { id: `${key} names`, label: 'change_names', with: named, value: structure(contract.names) },
    { id: `${key} period`, label: 'change_period', with: named, value: `${String(period.count)} ${period.unit}` },
    {
      id: `${key} dates`,
      label: 'change_availability',
      with: named,
      value: `${availability.start_date} – ${availability.end_date}`,
    },
    { id: `${key} instalments`, label: 'change_instalments', with: named, value: contract.instalments },
    { id: `${key} extra`, label: 'change_extra', with: named, value: contract.extra_charge?.percent ?? 0 },
    {
      id: `${key} liveaboard`,
      label: 'change_contractLiveaboard',
      with: named,
      value: contract.liveaboard?.percent ?? null,
    },
    {
      id: `${key} in parts`,
      label: 'change_paidInInstalments',
      with: named,
      value: contract.paid_in_instalments?.percent ?? null,
    },
    ...rateFacts(key, contract.name, contract.rates),
    ...(contract.prices ?? []).flatMap(({ charged, ...prices }, index) =>
      priceFacts(plan, { key, name: contract.name }, index, prices, { charged }),
    ),
  ];
}

type Tier = 'night' | 'week' | 'month' | 'season' | 'year' | 'period';
const tierLabels: Record<Tier, string> = {
  night: 'change_daily',
  week: 'change_weekly',
  month: 'change_monthly',
  season: 'change_season',
  year: 'change_year',
  period: 'change_periodPrice',
};

function priceFacts(
  { classes = [] }: PlanForm,
  tariff: { key: string; name: string },
  index: number,
  prices: Partial<Record<Tier, number | null>>,
  others: object,
): PlanFact[] {
  const one = classes[index];
  const key = `${tariff.key} class ${one?.id ?? String(index)}`;
  const named = { name: `${tariff.name}, ${one?.name ?? String(index + 1)}` };
  return [
    ...Object.entries(prices).map(([tier, value]) => ({
      id: `${key} ${tier}`,
      label: tierLabels[tier as Tier],
      with: named,
      money: true as const,
      value,
    })),
    { id: `${key} others`, label: 'change_priceOthers', with: named, value: structure(others) },
  ];
}

function rateFacts(key: string, name: string, rates: readonly RatesForm[]): PlanFact[] {
  return rates.flatMap((row, at) =>
    (['daily', 'weekly', 'monthly'] as const).map((tier) => ({
      id: `${key} ${String(at)} ${tier}`,
      label: `change_${tier}`,
      money: true as const,
      with: { name: rates.length === 1 ? name : `${name}, ${String(at + 1)}` },
      value: row[tier],
    })),
  );
}

/** More or less than a price: `+10%`, `−2.50`. */
function written(change: PriceChangeForm): string {
  const by = change.type === 'PERCENT' ? change.percent : change.amount;
  const sign = (by ?? 0) < 0 ? '−' : '+';
  const size = Math.abs(by ?? 0);
  return `${sign}${change.type === 'PERCENT' ? `${String(size)}%` : size.toFixed(2)}`;
}

/** Settings that the list of changes names without their values. What is absent, null or empty is the same. */
function structure(value: object | null | undefined): string | null {
  const told = JSON.stringify(value ?? {}, (_, part: unknown) => (isNothing(part) ? undefined : part));
  return told === '{}' ? null : told;
}

function isNothing(part: unknown): boolean {
  return part === null || (Array.isArray(part) && part.length === 0);
}
