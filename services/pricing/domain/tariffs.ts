import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isUnderContract } from '../../../contracts/pricing/rules/contract-period.js';
import type { RateBlock, Tier } from './rate-blocks.js';
import { seasonFinder } from '../../../contracts/pricing/rules/season-calendar.js';
import type { Contract, Season, StoredPlan } from './stored-plan.js';

/** The source of a night's rates: the season it falls in, or the contract the stay is under. */
export type Tariff = Season | Contract;

export interface StayDates {
  readonly start_date: string;
  readonly end_date: string;
  /** Null: the seasons set the price. */
  readonly contract_id: string | null;
}

/** The tariff of each night of a stay; null if the contract is unknown or the stay is not under it. */
export function tariffsOf(plan: StoredPlan, stay: StayDates): Map<string, Tariff> | null {
  const count = nightsBetween(stay.start_date, stay.end_date);
  const dates = Array.from({ length: count }, (_, night) => addDays(stay.start_date, night));
  if (stay.contract_id !== null) {
    const contract = plan.contracts.find((one) => one.id === stay.contract_id);
    if (contract === undefined || !isUnderContract(contract, stay.start_date, stay.end_date)) return null;
    return new Map(dates.map((date) => [date, contract]));
  }
  const seasonOf = seasonFinder(plan.seasons);
  const tariffs = new Map<string, Tariff>();
  for (const date of dates) {
    const season = seasonOf(date);
    if (season !== undefined) tariffs.set(date, season);
  }
  return tariffs;
}

/** A price in minor units, and the number of nights it covers. */
export interface Rate {
  readonly tier: Tier;
  readonly minor: number;
  readonly span: number;
}

/** Nights in a month when a contract's monthly rate substitutes for a shorter tier that it does not offer. */
const NOMINAL_MONTH = 30;

const preference: Readonly<Record<Tier, readonly Tier[]>> = {
  daily: ['daily', 'weekly', 'monthly'],
  weekly: ['weekly', 'daily', 'monthly'],
  monthly: ['monthly', 'weekly', 'daily'],
};

/** The block's tier, else the nearest shorter one that the tariff has, else the shortest longer one. */
export function rateFor(tariff: Tariff, row: number, block: RateBlock): Rate | undefined {
  for (const tier of preference[block.tier]) {
    const minor = tariff.rates[row]?.[tier] ?? null;
    if (minor === null) continue;
    const span = tier === block.tier ? block.span : { daily: 1, weekly: 7, monthly: NOMINAL_MONTH }[tier];
    return { tier, minor, span };
  }
  return undefined;
}

/** The tiers that at least one night's tariff has a price for. */
export function tiersOffered(tariffs: Iterable<Tariff>, row: number): ReadonlySet<Tier> {
  const rows = [...new Set(tariffs)].map((tariff) => tariff.rates[row]);
  return new Set(preference.monthly.filter((tier) => rows.some((rates) => (rates?.[tier] ?? null) !== null)));
}
