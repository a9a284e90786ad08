import type { BerthedVessel } from './vocabulary-schemas.js';
import type { Match, Removal, BerthChoice } from './matches.js';
import type { RemovalRule } from './vocabulary.js';
import { Query } from '../vocabulary/bus.js';

/** Queries that other areas send to a marina's berth plan. */

export interface FindMatchesInput {
  readonly vessel: BerthedVessel;
  readonly start_date: string;
  readonly end_date: string;
  readonly instant_only?: boolean;
  /** Allocation whose own nights count as free, to find other berths for the stay and to check its present one. */
  readonly allocation_id?: string;
  /** Default 20. */
  readonly limit?: number;
  /** Berths that staff skipped for this stay. */
  readonly skips?: readonly string[];
  /** Includes berths whose minimum length exceeds the boat's; taking one needs a confirmation. */
  readonly accepts_below_min?: boolean;
}

export interface FindMatchesAnswer {
  readonly items: readonly Match[];
  readonly total: number;
  /** Number of berths by the rule that removed them. */
  readonly removed: Readonly<Partial<Record<RemovalRule, number>>>;
}

/** A match without the name of the absent boat. */
export interface UnnamedMatch extends Omit<Match, 'vessel'> {
  readonly vessel_id: string | null;
}

export interface UnnamedMatches extends Omit<FindMatchesAnswer, 'items'> {
  readonly items: readonly UnnamedMatch[];
}

/** The berths that fit, best first. */
export class FindMatches extends Query<FindMatchesAnswer> {
  constructor(
    readonly marina_id: string,
    readonly input: FindMatchesInput,
  ) {
    super();
  }
}

export interface MatchesOfOneStay extends UnnamedMatches {
  /** Only berths below whose minimum the boat is: `items` and `total` are theirs, and taking one needs a confirmation. */
  readonly needs_confirmation: boolean;
}

export interface FindMatchesOfManyInput {
  readonly wishes: readonly FindMatchesInput[];
  readonly each_once?: boolean;
  /** Answers a stay that no berth fits with the berths that fit once staff confirm that the boat is below their minimum. */
  readonly else_below_min?: boolean;
}

/**
 * The berths that fit each of several stays, in the order of `wishes`. With `each_once`, the best match of a stay counts
 * as taken for those after it, so that every berth is the best match of one of them at most; berths that need a
 * confirmation come after all others.
 */
export class FindMatchesOfMany extends Query<readonly MatchesOfOneStay[]> {
  constructor(
    readonly marina_id: string,
    readonly input: FindMatchesOfManyInput,
  ) {
    super();
  }
}

/** For each berth and each stay, why the berth cannot be had; null: it fits and is free. Unknown berths count as inactive. */
export class JudgeBerths extends Query<readonly (readonly (Removal | null)[])[]> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly berth_ids: readonly string[]; readonly wishes: readonly FindMatchesInput[] },
  ) {
    super();
  }
}

export interface ListBerthChoicesInput extends Omit<FindMatchesInput, 'limit' | 'skips' | 'accepts_below_min'> {
  readonly only_available?: boolean;
}

/** Every active berth for staff to choose from, long enough ones first. */
export class ListBerthChoices extends Query<readonly BerthChoice[]> {
  constructor(
    readonly marina_id: string,
    readonly input: ListBerthChoicesInput,
  ) {
    super();
  }
}
