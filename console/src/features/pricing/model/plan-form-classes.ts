import {
  categoriesOf,
  type ChargedForm,
  type ClassForm,
  type ClassPricesForm,
  type ContractForm,
  type PlanForm,
  type RatesForm,
} from './plan-form.js';

/** The prices of a class that are shown in the columns of a season. */
export const priceTiers = ['night', 'week', 'month', 'season'] as const;
export type PriceTier = (typeof priceTiers)[number];
/** The columns of the rates in their order; the year is the same in every season. */
export const priceColumns = [...priceTiers, 'year'] as const;
export type PriceColumn = (typeof priceColumns)[number];

type ContractPricesForm = NonNullable<ContractForm['prices']>[number];

export function blankClassPrices(): ClassPricesForm {
  return { night: null, week: null, month: null, season: null };
}

const blankContractPrices = (): ContractPricesForm => ({
  night: null,
  week: null,
  month: null,
  year: null,
  period: null,
});

const everyBoat = (): ClassForm['takes'] => ({ max_length: null, max_beam: null, max_square_metres: null });

export function blankClass(name: string): ClassForm {
  return { name, takes: everyBoat(), charged: { by: 'BOAT' }, year: null };
}

export function classesOf({ classes }: PlanForm): readonly ClassForm[] {
  return classes ?? [];
}

/** The price in a column; null where there is none. */
export function priceAt(form: PlanForm, season: number, row: number, column: PriceColumn): number | null {
  if (column === 'year') return form.classes?.[row]?.year ?? null;
  return form.seasons[season]?.prices?.[row]?.[column] ?? null;
}

/** Sets a price of a copied form. */
export function setPrice(form: PlanForm, season: number, row: number, column: PriceColumn, price: number | null): void {
  if (column === 'year') {
    const one = form.classes?.[row];
    if (one !== undefined) one.year = price;
    return;
  }
  const prices = form.seasons[season]?.prices?.[row];
  if (prices !== undefined) prices[column] = price;
}

/** Changes the rows of prices of all seasons, and of the contracts that have prices by class. */
function inEveryTariff(
  form: PlanForm,
  recipe: <Row extends ClassPricesForm | ContractPricesForm>(rows: Row[], blank: () => Row) => void,
): void {
  for (const season of form.seasons) recipe((season.prices ??= []), blankClassPrices);
  for (const { prices } of form.contracts) if (prices !== undefined) recipe(prices, blankContractPrices);
}

/** The form with a class at a place of the list, without prices. A new size of a class has its limits of kind and place. */
export function withClass(form: PlanForm, added: ClassForm, at: number): PlanForm {
  const next = structuredClone(form);
  next.classes ??= [];
  next.classes.splice(at, 0, structuredClone(added));
  inEveryTariff(next, (rows, blank) => void rows.splice(at, 0, blank()));
  return next;
}

export function withoutClass(form: PlanForm, at: number): PlanForm {
  const next = structuredClone(form);
  next.classes?.splice(at, 1);
  inEveryTariff(next, (rows) => void rows.splice(at, 1));
  return next;
}

/** Moves classes with their prices: `count` of them from `from`, to stand before what was at `to`. */
export function withClassMoved(form: PlanForm, from: number, to: number, count = 1): PlanForm {
  const next = structuredClone(form);
  const size = next.classes?.length ?? 0;
  if (to < 0 || to > size || (to >= from && to <= from + count)) return next;
  const move = <Row>(rows: Row[]) => {
    const moved = rows.splice(from, count);
    rows.splice(to > from ? to - count : to, 0, ...moved);
  };
  move(next.classes ?? []);
  inEveryTariff(next, (rows) => move(rows));
  return next;
}

/** Classes that stand together in the list and are sizes of one class: they have its name, and all are charged by the boat. */
export interface ClassGroup {
  readonly from: number;
  readonly count: number;
}

export function groupsOf(form: PlanForm): ClassGroup[] {
  const groups: { from: number; count: number }[] = [];
  for (const [at, one] of classesOf(form).entries()) {
    const last = groups.at(-1);
    const before = form.classes?.[at - 1];
    if (last !== undefined && before !== undefined && areSizesOfOne(before, one)) last.count += 1;
    else groups.push({ from: at, count: 1 });
  }
  return groups;
}

function areSizesOfOne(one: ClassForm, other: ClassForm): boolean {
  const kind = ({ takes: { hull_types, vessel_types, piers, berths } }: ClassForm) =>
    JSON.stringify([hull_types ?? [], vessel_types ?? [], piers ?? [], berths ?? []]);
  return (
    one.name.trim() !== '' &&
    one.name === other.name &&
    one.charged.by === 'BOAT' &&
    other.charged.by === 'BOAT' &&
    kind(one) === kind(other)
  );
}

/** The choices of "Charged". Sizes are several classes of one name. */
export const chargings = [
  'FLAT',
  'METRE',
  'FLAT_THEN_METRE',
  'SQUARE_METRE',
  'SIZES_BY_LENGTH',
  'SIZES_BY_LENGTH_AND_BEAM',
  'SIZES_BY_SQUARE_METRE',
] as const;
export type Charging = (typeof chargings)[number];

export function chargingOf(form: PlanForm, { from, count }: ClassGroup): Charging {
  const one = form.classes?.[from];
  if (one === undefined) return 'FLAT';
  if (one.charged.by === 'METRE') return 'METRE';
  if (one.charged.by === 'SQUARE_METRE') return 'SQUARE_METRE';
  if (one.charged.by === 'BOAT_THEN_METRE') return 'FLAT_THEN_METRE';
  if (one.takes.max_square_metres !== null) return 'SIZES_BY_SQUARE_METRE';
  if (one.takes.max_beam !== null) return 'SIZES_BY_LENGTH_AND_BEAM';
  return count > 1 ? 'SIZES_BY_LENGTH' : 'FLAT';
}

/** What a price is for: prices of one unit make no sense as prices of another. */
function unitOf(charged: ChargedForm): 'BOAT' | 'METRE' | 'SQUARE_METRE' {
  return charged.by === 'BOAT_THEN_METRE' ? 'METRE' : charged.by;
}

export interface Recharged {
  readonly form: PlanForm;
  /** Prices that made no sense any more and are empty now. */
  readonly emptied: number;
}

/**
 * The form with a class that is charged in another way. Prices stay where their unit stays: those of a metre are kept
 * between "per metre" and "flat, then per metre", those of a boat between flat prices and sizes. Others are emptied in all seasons.
 */
export function withCharging(form: PlanForm, group: ClassGroup, charging: Charging): Recharged {
  const first = form.classes?.[group.from];
  if (first === undefined || chargingOf(form, group) === charging) return { form, emptied: 0 };
  const charged = chargedAs(charging, first);
  const otherUnit = unitOf(first.charged) !== unitOf(charged);
  const sizes = charging.startsWith('SIZES');
  const next = sizes ? structuredClone(form) : withSizesJoined(form, group);
  let emptied = 0;
  for (let at = group.from; at < group.from + (sizes ? group.count : 1); at += 1) {
    const one = next.classes?.[at];
    if (one === undefined) continue;
    one.charged = structuredClone(charged);
    one.takes = limitedBy(charging, one.takes);
    clearOfOtherCharge(next, at, charged);
    if (otherUnit) emptied += emptyPrices(next, at);
  }
  return { form: sizes && group.count === 1 ? withSize(next, group.from) : next, emptied };
}

/** Sizes become one class again, which takes what the largest of them took. */
function withSizesJoined(form: PlanForm, { from, count }: ClassGroup): PlanForm {
  const longest = form.classes?.[from + count - 1]?.takes.max_length ?? null;
  let next = structuredClone(form);
  for (let extra = count - 1; extra > 0; extra -= 1) next = withoutClass(next, from + 1);
  const one = next.classes?.[from];
  if (one !== undefined && count > 1) one.takes.max_length = longest;
  return next;
}

/** Takes away what a season says of a class and what only another way of charging has. */
function clearOfOtherCharge(form: PlanForm, at: number, charged: ChargedForm): void {
  for (const { prices } of form.seasons) {
    const row = prices?.[at];
    if (row === undefined) continue;
    delete row.charged;
    if (charged.by !== 'BOAT_THEN_METRE') delete row.base;
    if (charged.by !== 'BOAT') delete row.extra_square_metre;
  }
  for (const { prices } of form.contracts) delete prices?.[at]?.charged;
}

/** Empties the prices of a class everywhere, and returns how many were filled. */
function emptyPrices(form: PlanForm, at: number): number {
  const season = priceTiers;
  const contract = ['night', 'week', 'month', 'year', 'period'] as const;
  const one = form.classes?.[at];
  let emptied = one === undefined ? 0 : emptyIn(one, 'year');
  for (const { prices } of form.seasons) {
    for (const tier of season) emptied += prices?.[at] === undefined ? 0 : emptyIn(prices[at], tier);
  }
  for (const { prices } of form.contracts) {
    for (const tier of contract) emptied += prices?.[at] === undefined ? 0 : emptyIn(prices[at], tier);
  }
  return emptied;
}

function emptyIn<Key extends string>(row: Partial<Record<Key, number | null>>, key: Key): number {
  const held = row[key] ?? null;
  row[key] = null;
  return held === null ? 0 : 1;
}

function chargedAs(charging: Charging, { charged, takes }: ClassForm): ChargedForm {
  const counted = charged.by === 'BOAT' ? ('EXACT' as const) : charged.counted;
  if (charging === 'METRE') return { by: 'METRE', counted, least: null };
  if (charging === 'SQUARE_METRE') return { by: 'SQUARE_METRE', counted, least: null };
  if (charging === 'FLAT_THEN_METRE') {
    return { by: 'BOAT_THEN_METRE', up_to: charged.by === 'BOAT' ? takes.max_length : null, counted };
  }
  return { by: 'BOAT' };
}

function limitedBy(charging: Charging, takes: ClassForm['takes']): ClassForm['takes'] {
  if (charging === 'SIZES_BY_SQUARE_METRE') return { ...takes, max_length: null, max_beam: null };
  if (charging === 'SIZES_BY_LENGTH_AND_BEAM') return { ...takes, max_square_metres: null };
  return { ...takes, max_beam: null, max_square_metres: null };
}

/** Adds a size after the one at `at`, for boats that this one does not take. */
export function withSize(form: PlanForm, at: number): PlanForm {
  const one = form.classes?.[at];
  if (one === undefined) return form;
  const { id: _, ...rest } = one;
  const size: ClassForm = {
    ...rest,
    year: null,
    takes: { ...one.takes, max_length: null, max_beam: null, max_square_metres: null },
  };
  return withClass(form, size, at + 1);
}

/** Prices of another season in this one; `kept`: only where this one has none. */
export function withPricesOf(form: PlanForm, from: number, to: number, kept: boolean): PlanForm {
  const next = structuredClone(form);
  const [source, target] = [next.seasons[from], next.seasons[to]];
  if (source?.prices === undefined || target === undefined) return next;
  target.prices = source.prices.map((row, at) => {
    const held = target.prices?.[at];
    if (!kept || held === undefined) return structuredClone(row);
    const filled = Object.entries(held).filter(([, value]) => value != null);
    return { ...structuredClone(row), ...Object.fromEntries(filled) };
  });
  return next;
}

/** How many prices of the season are filled and differ from those of the other season. */
export function pricesThatDiffer(form: PlanForm, from: number, to: number): number {
  return classesOf(form).reduce((sum, _, at) => {
    const differ = priceTiers.filter((tier) => {
      const held = priceAt(form, to, at, tier);
      return held !== null && held !== priceAt(form, from, at, tier);
    });
    return sum + differ.length;
  }, 0);
}

/** Why a list by sizes cannot have classes without changing a price; null: it can. */
export function classesRefusedBecause({ size_pricing: sizes }: PlanForm): 'LEAST_LENGTH_BY_AREA' | null {
  return sizes.type === 'FIXED' && sizes.per === 'SQUARE_METRE' && sizes.minimum_chargeable_length !== null
    ? 'LEAST_LENGTH_BY_AREA'
    : null;
}

/**
 * The list with classes in the place of its sizes and rates, at the same prices. Rates stay as they are, and price nothing
 * from then on; `rate_calculation` still says how the spans combine. `nameOf` names the class of a category.
 */
export function withClasses(form: PlanForm, nameOf: (category: number | null) => string): PlanForm {
  const next = structuredClone(form);
  const { size_pricing: sizes } = next;
  const fixed: ChargedForm | null =
    sizes.type !== 'FIXED'
      ? null
      : sizes.per === 'METRE'
        ? { by: 'METRE', counted: 'EXACT', least: sizes.minimum_chargeable_length }
        : { by: 'SQUARE_METRE', counted: 'EXACT', least: null };
  next.classes =
    fixed === null
      ? categoriesOf(next).map((category, at) => ({
          ...blankClass(nameOf(at)),
          takes: { ...everyBoat(), ...category },
        }))
      : [{ ...blankClass(nameOf(null)), charged: fixed }];
  for (const season of next.seasons) {
    season.prices = season.rates.map((rates) => ({ ...blankClassPrices(), ...spansOf(rates) }));
    // A list must have a daily rate, though classes price the nights.
    for (const rates of season.rates) rates.daily ??= 0;
  }
  for (const contract of next.contracts) {
    contract.prices = contract.rates.map((rates) => ({ ...blankContractPrices(), ...spansOf(rates) }));
  }
  return next;
}

function spansOf({ daily, weekly, monthly }: RatesForm) {
  return { night: daily, week: weekly, month: monthly };
}
