import type { Language } from '../../vocabulary/languages.js';
import type { PlanDraft } from '../plan.js';
import { seasonDateOf, dayOfSeasonDate, seasonOrder } from './season-calendar.js';

type Season = PlanDraft['seasons'][number];
type RateClass = NonNullable<PlanDraft['classes']>[number];
type Charged = RateClass['charged'];
type Tier = 'night' | 'week' | 'month' | 'season';
type PriceChange = NonNullable<Season['weekend']>['change'];

/** A name with those in other languages. */
export interface Named {
  readonly name: string;
  readonly names?: Partial<Record<Language, string>> | undefined;
}

/** A name in a language; where it is missing, the name itself. */
export function nameIn({ name, names }: Named, language: Language): string {
  return names?.[language] ?? name;
}

export interface PrintedSeason {
  readonly named: Named;
  /** First and last day, `DD/MM`. */
  readonly from: string;
  readonly last: string;
  /** The season whose nights cost most; none in a list of one season. */
  readonly dearest: boolean;
  /** Its prices of a night as a share of the dearest season's, 0 to 1. */
  readonly share: number;
}

/** Whose prices a row has: a class of the list, or a category of sizes up to some metres or square metres. */
export type PrintedLabel =
  | { readonly kind: 'class'; readonly named: Named }
  | { readonly kind: 'length'; readonly up_to: number; readonly beam: number | null }
  | { readonly kind: 'area'; readonly up_to: number }
  | { readonly kind: 'every' };

/** A price; null: none. `base`: the price up to a length, to which the price of each metre above is added. */
export interface PrintedCell {
  readonly price: number | null;
  readonly base: number | null;
}

export interface PrintedRow {
  readonly label: PrintedLabel;
  readonly per: 'BOAT' | 'METRE' | 'SQUARE_METRE';
  /** The number of the footnote that says how sizes are counted. */
  readonly note: number | null;
  readonly cells: readonly PrintedCell[];
}

/** Prices of one span. A column is the place of a season in `seasons`, or the year. */
export interface PrintedTable {
  readonly tier: Tier;
  /** Nights that the span covers; null: a night, a calendar month, a season. */
  readonly nights: number | null;
  readonly columns: readonly (number | 'year')[];
  readonly rows: readonly PrintedRow[];
}

/** How sizes are counted. `above`: the length where the classes end; null: they do not. */
export type PrintedNote =
  | {
      readonly kind: 'counted';
      readonly per: 'METRE' | 'SQUARE_METRE';
      readonly counted: Counted;
      readonly least: number | null;
    }
  | { readonly kind: 'above'; readonly up_to: number; readonly counted: Counted; readonly above: number | null };
type Counted = Extract<Charged, { by: 'METRE' }>['counted'];

/** A rule besides the tables. */
export type PrintedRule =
  | { readonly kind: 'multihull'; readonly factor: number; readonly on: 'PRICE' | 'LENGTH' }
  | {
      readonly kind: 'place';
      readonly piers: readonly string[];
      readonly from_length: number | null;
      readonly change: PriceChange;
    }
  | { readonly kind: 'weekend'; readonly season: Named; readonly days: readonly number[]; readonly change: PriceChange }
  | { readonly kind: 'laterNights'; readonly season: Named; readonly from_night: number; readonly change: PriceChange }
  | { readonly kind: 'leastNights'; readonly season: Named; readonly nights: number }
  | {
      readonly kind: 'event';
      readonly named: Named;
      readonly from: string;
      readonly to: string;
      readonly change: PriceChange;
    }
  | {
      readonly kind: 'booking';
      readonly at_least: number | null;
      readonly at_most: number | null;
      readonly change: PriceChange;
    }
  | { readonly kind: 'cap' }
  | { readonly kind: 'edge' }
  | { readonly kind: 'extra'; readonly season: Named; readonly percent: number }
  | { readonly kind: 'commercial'; readonly percent: number }
  | { readonly kind: 'discount'; readonly nights: number; readonly percent: number }
  | { readonly kind: 'member'; readonly named: Named; readonly percent: number }
  | { readonly kind: 'electricity'; readonly electricity: NonNullable<PlanDraft['electricity']> }
  | { readonly kind: 'charge'; readonly named: Named; readonly charge: PlanDraft['custom_surcharges'][number] }
  | { readonly kind: 'touristTax'; readonly rule: NonNullable<PlanDraft['tourist_taxes']>[number] };

export interface PrintedList {
  readonly vat_included: boolean;
  readonly seasons: readonly PrintedSeason[];
  readonly tables: readonly PrintedTable[];
  /** Footnotes; the first has the number 1. */
  readonly notes: readonly PrintedNote[];
  readonly rules: readonly PrintedRule[];
}

const TIERS: readonly Tier[] = ['night', 'week', 'month', 'season'];

/** The price list as a harbour prints it. Classes without a price, spans without one and rules that are not set are left out. */
export function printedList(plan: PlanDraft): PrintedList {
  const ordered = seasonsOfYear(plan.seasons);
  const notes: PrintedNote[] = [];
  const rows = rowsOf(plan, ordered, notes);
  return {
    vat_included: plan.prices_include_vat !== false,
    seasons: seasonsOf(ordered, rows),
    tables: TIERS.flatMap((tier) => tableOf(plan, tier, ordered.length, rows)),
    notes,
    rules: rulesOf(plan, ordered),
  };
}

/** The seasons in the order of the year, beginning with the one of 1 January. */
function seasonsOfYear(seasons: readonly Season[]): Season[] {
  const ordered = seasonOrder(seasons).flatMap((at) => seasons[at] ?? []);
  const last = ordered.at(-1);
  const isOverNewYear =
    last !== undefined && last.to !== '01/01' && dayOfSeasonDate(last.to) < dayOfSeasonDate(last.from);
  return isOverNewYear ? [last, ...ordered.slice(0, -1)] : ordered;
}

/** A row with its prices of all spans, before it is known which tables show it. */
interface FullRow extends Omit<PrintedRow, 'cells'> {
  /** By span, one for each season. */
  readonly cells: Readonly<Record<Tier, readonly PrintedCell[]>>;
  readonly year: PrintedCell;
}

const NO_PRICE: PrintedCell = { price: null, base: null };
const only = (price: number | null | undefined): PrintedCell => ({ price: price ?? null, base: null });

function rowsOf(plan: PlanDraft, seasons: readonly Season[], notes: PrintedNote[]): FullRow[] {
  if (plan.classes !== undefined) {
    return plan.classes.map((one, at) => classRow(plan, one, at, seasons, notes));
  }
  const { size_pricing: sizes } = plan;
  const row = (label: PrintedLabel, per: PrintedRow['per'], note: number | null, at: number): FullRow => ({
    label,
    per,
    note,
    cells: {
      night: seasons.map(({ rates }) => only(rates[at]?.daily)),
      week: seasons.map(({ rates }) => only(rates[at]?.weekly)),
      month: seasons.map(({ rates }) => only(rates[at]?.monthly)),
      season: seasons.map(() => NO_PRICE),
    },
    year: NO_PRICE,
  });
  if (sizes.type === 'FIXED') {
    const least = sizes.per === 'METRE' ? sizes.minimum_chargeable_length : null;
    const note = least === null ? null : numbered(notes, { kind: 'counted', per: sizes.per, counted: 'EXACT', least });
    return [row({ kind: 'every' }, sizes.per, note, 0)];
  }
  return sizes.categories.map((category, at) =>
    row(
      'max_square_metres' in category
        ? { kind: 'area', up_to: category.max_square_metres }
        : { kind: 'length', up_to: category.max_length, beam: 'max_beam' in category ? category.max_beam : null },
      'BOAT',
      null,
      at,
    ),
  );
}

function classRow(
  plan: PlanDraft,
  one: RateClass,
  at: number,
  seasons: readonly Season[],
  notes: PrintedNote[],
): FullRow {
  const { charged } = one;
  const cell = (season: Season, tier: Tier): PrintedCell => {
    const prices = season.prices?.[at];
    const price = prices?.[tier] ?? null;
    if (price === null || charged.by !== 'BOAT_THEN_METRE') return only(price);
    return {
      price,
      base:
        prices?.base?.[tier] ?? priceBelow(plan, at, charged.up_to, (_, row) => season.prices?.[row]?.[tier] ?? null),
    };
  };
  const cells = (tier: Tier) => seasons.map((season) => cell(season, tier));
  return {
    label: { kind: 'class', named: one },
    per: charged.by === 'BOAT' ? 'BOAT' : charged.by === 'SQUARE_METRE' ? 'SQUARE_METRE' : 'METRE',
    note: noteOf(plan, one, notes),
    cells: { night: cells('night'), week: cells('week'), month: cells('month'), season: cells('season') },
    year:
      one.year !== null && charged.by === 'BOAT_THEN_METRE'
        ? { price: one.year, base: priceBelow(plan, at, charged.up_to, ({ year }) => year) }
        : only(one.year),
  };
}

/**
 * The price of the class below at the length where this one begins, which is the base of its own.
 * @param priceOf the price of a class for a span
 */
function priceBelow(
  { classes = [] }: PlanDraft,
  at: number,
  length: number,
  priceOf: (below: RateClass, row: number) => number | null,
): number | null {
  const row = classes
    .slice(0, at)
    .findLastIndex(({ takes }) => takes.max_length !== null && takes.max_length >= length);
  const below = classes[row];
  const price = below === undefined ? null : priceOf(below, row);
  if (below === undefined || price === null) return null;
  if (below.charged.by === 'BOAT') return price;
  return below.charged.by === 'METRE' ? Math.round(price * length * 100) / 100 : null;
}

function noteOf(plan: PlanDraft, { charged }: RateClass, notes: PrintedNote[]): number | null {
  switch (charged.by) {
    case 'BOAT':
      return null;
    case 'BOAT_THEN_METRE':
      return numbered(notes, {
        kind: 'above',
        up_to: charged.up_to,
        counted: charged.counted,
        above: longestOf(plan),
      });
    case 'METRE':
    case 'SQUARE_METRE':
      if (charged.counted === 'EXACT' && charged.least === null) return null;
      return numbered(notes, { kind: 'counted', per: charged.by, counted: charged.counted, least: charged.least });
  }
}

/** The length above which no class for every kind of boat takes one; null: there is none. */
function longestOf({ classes = [] }: PlanDraft): number | null {
  const lengths = classes.filter(({ takes }) => isForAll(takes)).map(({ takes: { max_length } }) => max_length);
  return lengths.length === 0 || lengths.includes(null) ? null : Math.max(...lengths.map((length) => length ?? 0));
}

function isForAll({ hull_types, vessel_types, piers, berths }: RateClass['takes']): boolean {
  return [hull_types, vessel_types, piers, berths].every((some) => (some ?? []).length === 0);
}

/** The number of a note, which is added unless it is there. */
function numbered(notes: PrintedNote[], note: PrintedNote): number {
  const text = JSON.stringify(note);
  const held = notes.findIndex((one) => JSON.stringify(one) === text);
  return held === -1 ? notes.push(note) : held + 1;
}

const hasPrice = ({ price }: PrintedCell) => price !== null;

function tableOf(plan: PlanDraft, tier: Tier, seasons: number, all: readonly FullRow[]): PrintedTable[] {
  const withYear = tier === 'season' && all.some(({ year }) => hasPrice(year));
  const anySeason = all.some(({ cells }) => cells[tier].some(hasPrice));
  const places = anySeason ? Array.from({ length: seasons }, (_, at) => at) : [];
  const columns = [...places, ...(withYear ? (['year'] as const) : [])];
  const rows = all
    .map(({ cells, year, ...row }) => ({
      ...row,
      cells: columns.map((column) => (column === 'year' ? year : (cells[tier][column] ?? NO_PRICE))),
    }))
    .filter(({ cells }) => cells.some(hasPrice));
  const nights =
    tier === 'week' ? (plan.tiers?.week.nights ?? 7) : tier === 'month' ? (plan.tiers?.month.nights ?? null) : null;
  return rows.length === 0 ? [] : [{ tier, nights, columns, rows }];
}

function seasonsOf(seasons: readonly Season[], rows: readonly FullRow[]): PrintedSeason[] {
  const sums = seasons.map((_, at) => rows.reduce((sum, { cells }) => sum + (cells.night[at]?.price ?? 0), 0));
  const most = Math.max(...sums);
  return seasons.map((season, at) => ({
    named: season,
    from: season.from,
    last: seasonDateOf(dayOfSeasonDate(season.to) - 1),
    dearest: seasons.length > 1 && most > 0 && at === sums.indexOf(most),
    share: most > 0 ? (sums[at] ?? 0) / most : 0,
  }));
}

function rulesOf(plan: PlanDraft, seasons: readonly Season[]): PrintedRule[] {
  const { multihull, commercial } = plan.surcharges;
  const bySeason = seasons.flatMap((season): PrintedRule[] => [
    ...(season.extra_charge === null ? [] : [{ kind: 'extra' as const, season, percent: season.extra_charge.percent }]),
    ...(season.weekend == null ? [] : [{ kind: 'weekend' as const, season, ...season.weekend }]),
    ...(season.later_nights ?? []).map((later) => ({ kind: 'laterNights' as const, season, ...later })),
    ...(season.least_nights == null
      ? []
      : [{ kind: 'leastNights' as const, season, nights: season.least_nights.nights }]),
  ]);
  return [
    ...(multihull === null
      ? []
      : [
          {
            kind: 'multihull' as const,
            factor: multihull.length_multiplier,
            on: multihull.applies_to ?? ('LENGTH' as const),
          },
        ]),
    ...(plan.places ?? []).map((place) => ({
      kind: 'place' as const,
      piers: place.piers ?? [],
      from_length: place.berth_from_length,
      change: place.change,
    })),
    ...bySeason,
    ...(plan.events ?? []).map((event) => ({
      kind: 'event' as const,
      named: event,
      from: event.from,
      to: event.to,
      change: event.change,
    })),
    ...(plan.lead_times ?? []).map(({ at_least_days, at_most_days, change }) => ({
      kind: 'booking' as const,
      at_least: at_least_days,
      at_most: at_most_days,
      change,
    })),
    ...(plan.tiers?.combine === 'CAPPED' ? [{ kind: 'cap' as const }] : []),
    ...(plan.tiers?.edge === 'FIRST_NIGHT' ? [{ kind: 'edge' as const }] : []),
    ...(commercial === null ? [] : [{ kind: 'commercial' as const, percent: commercial.percent }]),
    ...plan.discounts.map(({ nights, percent }) => ({ kind: 'discount' as const, nights, percent })),
    // Promo codes are for those who have them.
    ...(plan.discount_rules ?? []).flatMap((rule) =>
      rule.for.type === 'MEMBERS' ? [{ kind: 'member' as const, named: rule, percent: rule.percent }] : [],
    ),
    ...(plan.electricity === undefined ? [] : [{ kind: 'electricity' as const, electricity: plan.electricity }]),
    ...plan.custom_surcharges.map((charge) => ({ kind: 'charge' as const, named: charge, charge })),
    ...(plan.tourist_taxes ?? []).map((rule) => ({ kind: 'touristTax' as const, rule })),
  ];
}
