import type { FieldError } from '../../vocabulary/refusal.js';
import { planFieldErrors as keys } from '../errors.js';
import type { PlanDraft } from '../plan.js';
import { seasonNights } from './season-calendar.js';

type RateClass = NonNullable<PlanDraft['classes']>[number];
type Takes = RateClass['takes'];
type Places = Pick<Takes, 'piers' | 'berths'>;
type TaxRule = NonNullable<PlanDraft['tourist_taxes']>[number];

/** Rules between the fields of the parts that a published list has besides rates by size. Paths are relative to the plan. */
export function publishedListErrors(draft: PlanDraft): FieldError[] {
  return [
    ...priceRowErrors(draft),
    ...classErrors(draft.classes ?? []),
    ...baseErrors(draft),
    ...tierErrors(draft.tiers),
    ...endErrors(draft),
    ...placeErrors(draft.places ?? []),
    ...taxErrors(draft.tourist_taxes ?? []),
    ...discountErrors(draft.discount_rules ?? []),
    ...socketErrors(draft.electricity),
  ];
}

/** One row of prices for each class, in every season; under a contract too, where it has prices of its own. */
function priceRowErrors({ classes = [], seasons, contracts }: PlanDraft): FieldError[] {
  const wrong = (list: string, at: number) => ({ path: `${list}.${at}.prices`, code: keys.classPrices });
  return [
    ...seasons.flatMap(({ prices = [] }, at) => (prices.length === classes.length ? [] : [wrong('seasons', at)])),
    ...contracts.flatMap(({ prices }, at) =>
      prices === undefined || prices.length === classes.length ? [] : [wrong('contracts', at)],
    ),
  ];
}

/** A boat is in the first class that takes it, so a class within an earlier one would never be reached. */
function classErrors(classes: readonly RateClass[]): FieldError[] {
  return classes.flatMap(({ takes }, at) =>
    classes.slice(0, at).some((earlier) => isWithin(takes, earlier.takes))
      ? [{ path: `classes.${at}`, code: keys.classUnreachable }]
      : [],
  );
}

function isWithin(inner: Takes, outer: Takes): boolean {
  const limits = (['max_length', 'max_beam', 'max_square_metres'] as const).every((limit) => {
    const [own, wider] = [inner[limit], outer[limit]];
    return wider === null || (own !== null && own <= wider);
  });
  const sets = (['hull_types', 'vessel_types', 'piers', 'berths'] as const).every((set) => {
    const [own, wider]: readonly (readonly string[])[] = [inner[set] ?? [], outer[set] ?? []];
    return (wider ?? []).length === 0 || ((own ?? []).length > 0 && (own ?? []).every((one) => wider?.includes(one)));
  });
  return limits && sets;
}

/** Prices above a length need those of the length itself: their own, or an earlier class that takes boats of this length. */
function baseErrors({ classes = [], seasons, contracts }: PlanDraft): FieldError[] {
  const follows = (charged: RateClass['charged'], at: number) =>
    charged.by === 'BOAT_THEN_METRE' &&
    !classes.slice(0, at).some(({ takes }) => takes.max_length !== null && takes.max_length >= charged.up_to);
  const wrong = (path: string) => ({ path, code: keys.classFollowsNothing });
  return [
    ...seasons.flatMap(({ prices = [] }, season) =>
      classes.flatMap((one, at) => {
        const row = prices[at];
        if (row === undefined || (row.base ?? null) !== null) return [];
        return follows(row.charged ?? one.charged, at) ? [wrong(`seasons.${season}.prices.${at}.base`)] : [];
      }),
    ),
    ...contracts.flatMap(({ prices = [] }, contract) =>
      prices.flatMap(({ charged }, at) =>
        charged?.by === 'BOAT_THEN_METRE' ? [wrong(`contracts.${contract}.prices.${at}.charged`)] : [],
      ),
    ),
  ];
}

function tierErrors(tiers: PlanDraft['tiers']): FieldError[] {
  if (tiers === undefined) return [];
  const dearer = (costs: number | null, covered: number) => costs !== null && costs > covered;
  return [
    ...(dearer(tiers.week.costs_nights, tiers.week.nights)
      ? [{ path: 'tiers.week.costs_nights', code: keys.tierNights }]
      : []),
    ...(dearer(tiers.month.costs_nights, tiers.month.nights ?? 31)
      ? [{ path: 'tiers.month.costs_nights', code: keys.tierNights }]
      : []),
  ];
}

/** Rules with dates begin before they end. */
function endErrors({ events = [], lead_times = [], discount_rules = [] }: PlanDraft): FieldError[] {
  const code = keys.ruleEndNotLater;
  return [
    ...events.flatMap(({ from, to }, at) => (from < to ? [] : [{ path: `events.${at}.to`, code }])),
    ...lead_times.flatMap(({ at_least_days: least, at_most_days: most }, at) =>
      least !== null && most !== null && least > most ? [{ path: `lead_times.${at}.at_most_days`, code }] : [],
    ),
    ...discount_rules.flatMap((rule, at) =>
      (['booked', 'stays'] as const).flatMap((time) => {
        const dates = rule[time];
        return dates === null || dates.from < dates.to ? [] : [{ path: `discount_rules.${at}.${time}.to`, code }];
      }),
    ),
  ];
}

function placeErrors(rows: NonNullable<PlanDraft['places']>): FieldError[] {
  return rows.flatMap((row, at) =>
    isEverywhere(row) && row.berth_from_length === null
      ? [{ path: `places.${at}.piers`, code: keys.placeRequired }]
      : [],
  );
}

function isEverywhere({ piers = [], berths = [] }: Places): boolean {
  return piers.length === 0 && berths.length === 0;
}

/** Two rules never tax one night at one pier. */
function taxErrors(rules: readonly TaxRule[]): FieldError[] {
  return rules.flatMap((rule, at): FieldError[] => {
    const path = `tourist_taxes.${at}`;
    if ((rule.from === null) !== (rule.to === null)) {
      return [{ path: `${path}.${rule.from === null ? 'from' : 'to'}`, code: keys.seasonDateRequired }];
    }
    if (rule.from !== null && rule.from === rule.to) return [{ path: `${path}.to`, code: keys.ruleEndNotLater }];
    const meets = (other: TaxRule) => meet(placesOf(rule), placesOf(other)) && haveSharedDay(rule, other);
    return rules.slice(0, at).some(meets) ? [{ path, code: keys.taxRulesOverlap }] : [];
  });
}

const placesOf = ({ piers = [], berths = [] }: Places) => [...piers, ...berths];

function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((place) => other.includes(place));
}

function haveSharedDay(one: TaxRule, other: TaxRule): boolean {
  const days = new Set(seasonNights(one.from, one.to));
  return seasonNights(other.from, other.to).some((day) => days.has(day));
}

function discountErrors(rules: NonNullable<PlanDraft['discount_rules']>): FieldError[] {
  const codes = new Set<string>();
  return rules.flatMap(({ for: condition }, at): FieldError[] => {
    const path = `discount_rules.${at}.for`;
    if (condition.type === 'MEMBERS' && condition.group === 'CUSTOMER_GROUP' && condition.group_id === null) {
      return [{ path: `${path}.group_id`, code: keys.memberGroup }];
    }
    if (condition.type !== 'PROMO_CODE') return [];
    const code = condition.code.toUpperCase();
    if (codes.has(code)) return [{ path: `${path}.code`, code: keys.promoCodeDuplicate }];
    codes.add(code);
    return [];
  });
}

function socketErrors(electricity: PlanDraft['electricity']): FieldError[] {
  if (electricity?.type !== 'BY_AMPERE') return [];
  const all = electricity.sockets.map(({ amperes }) => amperes);
  return all.flatMap((amperes, at) =>
    all.indexOf(amperes) < at ? [{ path: `electricity.sockets.${at}.amperes`, code: keys.amperesDuplicate }] : [],
  );
}
