import type { PlanForm, RatesForm } from './plan-form.js';

/** A value of the plan as the list of changes shows it. `label` and its values are keys and parts of a text. */
export interface PlanFact {
  readonly id: string;
  readonly label: string;
  readonly with?: Readonly<Record<string, string | number>>;
  /** Money has two decimals. */
  readonly money?: true;
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
  const { size_pricing: sizes, surcharges, deposit, hourly } = plan;
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
    { id: 'calculation', label: 'change_calculation', value: plan.rate_calculation },
    ...plan.seasons.flatMap((season, at) => {
      const key = season.id ?? `season ${String(at)}`;
      const named = { name: season.name };
      return [
        { id: `${key} name`, label: 'change_seasonName', with: named, value: season.name },
        { id: `${key} dates`, label: 'change_dates', with: named, value: `${season.from} – ${season.to}` },
        { id: `${key} extra`, label: 'change_extra', with: named, value: season.extra_charge?.percent ?? 0 },
        ...rateFacts(key, season.name, season.rates),
      ];
    }),
    ...plan.contracts.flatMap((contract, at) => {
      const key = contract.id ?? `contract ${String(at)}`;
      const named = { name: contract.name };
      const { period, availability } = contract;
      return [
        { id: `${key} name`, label: 'change_contractName', with: named, value: contract.name },
        { id: `${key} period`, label: 'change_period', with: named, value: `${String(period.count)} ${period.unit}` },
        {
          id: `${key} dates`,
          label: 'change_availability',
          with: named,
          value: `${availability.start_date} – ${availability.end_date}`,
        },
        { id: `${key} instalments`, label: 'change_instalments', with: named, value: contract.instalments },
        { id: `${key} extra`, label: 'change_extra', with: named, value: contract.extra_charge?.percent ?? 0 },
        ...rateFacts(key, contract.name, contract.rates),
      ];
    }),
    ...plan.discounts.map(({ nights, percent }) => ({
      id: `discount ${String(nights)}`,
      label: 'change_discount',
      with: { count: nights ?? 0 },
      value: percent,
    })),
    { id: 'deposit', label: 'change_deposit', value: JSON.stringify(deposit) },
    { id: 'multihull', label: 'change_multihull', value: surcharges.multihull?.length_multiplier ?? null },
    { id: 'commercial', label: 'change_commercial', value: surcharges.commercial?.percent ?? null },
    { id: 'liveaboard', label: 'change_liveaboard', value: JSON.stringify(surcharges.liveaboard) },
    ...plan.custom_surcharges.flatMap((one, at) => {
      const key = one.id ?? `surcharge ${String(at)}`;
      const named = { name: one.name };
      return [
        { id: `${key} value`, label: 'change_surcharge', with: named, money: true as const, value: one.value },
        { id: `${key} name`, label: 'change_surchargeName', with: named, value: one.name },
        { id: `${key} charged`, label: 'change_charged', with: named, value: one.charged },
        { id: `${key} kind`, label: 'change_kind', with: named, value: one.kind },
        { id: `${key} default`, label: 'change_default', with: named, value: one.active_by_default },
      ];
    }),
    { id: 'hourly', label: 'change_hourly', value: JSON.stringify(hourly) },
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
