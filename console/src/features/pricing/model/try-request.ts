import type { TryRequest } from '../../../../../contracts/pricing/price.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { MAX_STAY_NIGHTS } from '../../../../../contracts/vocabulary/stay-dates.js';
import type { HullType, VesselType } from '../../../../../contracts/vocabulary/sizes.js';
import type { PlanForm } from './plan-form.js';

export interface TriedBoat {
  readonly length: number | null;
  readonly beam: number | null;
  readonly hull: HullType;
  readonly type: VesselType | null;
}

/** What “Try it” prices: a boat, who is aboard, and a stay or a visit. */
export interface Tried {
  readonly kind: 'stay' | 'visit';
  readonly boat: TriedBoat;
  readonly adults: number;
  /** The age of each child; null while it is not typed. */
  readonly children: readonly (number | null)[];
  readonly dates: { readonly start: string | null; readonly end: string | null };
  readonly pier: string | null;
  /** Of the socket; null: none. */
  readonly amperes: number | null;
  /** The place of a members' discount in the draft; null: no member. */
  readonly member: number | null;
  readonly promo: string;
  /** Days before arrival on which the whole price is paid. */
  readonly paidBefore: number | null;
  /** The place of the contract in the draft, since a new one has no id yet; null: none. */
  readonly contract: number | null;
  readonly commercial: boolean;
  readonly liveaboard: boolean;
}

/** Metres; a shorter or narrower boat cannot be priced. */
const LEAST = 0.1;

/** A week for two in a month's time. */
export function firstTried(today: string): Tried {
  return {
    kind: 'stay',
    boat: { length: 10, beam: 3.4, hull: 'MONOHULL', type: null },
    adults: 2,
    children: [],
    dates: { start: addDays(today, 30), end: addDays(today, 37) },
    pier: null,
    amperes: null,
    member: null,
    promo: '',
    paidBefore: null,
    contract: null,
    commercial: false,
    liveaboard: false,
  };
}

export function isMeasured({ length, beam }: TriedBoat): boolean {
  return (length ?? 0) >= LEAST && (beam ?? 0) >= LEAST;
}

/**
 * The question for the price of a stay; null while it cannot be priced. Contracts and members' discounts that were removed
 * from the draft count as none.
 */
export function tryRequest(tried: Tried, form: PlanForm): TryRequest | null {
  const { boat, adults, children, dates, contract, member, promo } = tried;
  const ages = children.filter((age) => age !== null);
  if (!isMeasured(boat) || dates.start === null || dates.end === null || ages.length < children.length) return null;
  if (adults + ages.length === 0) return null;
  const nights = nightsBetween(dates.start, dates.end);
  if (nights < 1 || nights > MAX_STAY_NIGHTS) return null;
  const condition = member === null ? undefined : form.discount_rules?.[member]?.for;
  return {
    vessel: { length: boat.length ?? 0, beam: boat.beam ?? 0, hull_type: boat.hull, type: boat.type },
    start_date: dates.start,
    end_date: dates.end,
    contract_row: contract !== null && contract < form.contracts.length ? contract : null,
    isCommercial: tried.commercial,
    liveaboard: tried.liveaboard,
    party: { adults, children: ages, crew: 0 },
    pier_id: tried.pier,
    amperes: tried.amperes,
    ...(condition?.type === 'MEMBERS' ? { member_of: [{ group: condition.group, group_id: condition.group_id }] } : {}),
    promo_code: promo.trim() === '' ? null : promo.trim(),
    paid_days_before: tried.paidBefore,
  };
}
