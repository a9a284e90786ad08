import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type { ResidentSortKey } from '../../../contracts/customers/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';
import type { Sorting } from '../../../contracts/vocabulary/sorting.js';
import type { ListedVessel } from '../projections/boater-document.js';
import type { LastInteraction } from '../projections/interaction.js';
import type { AskedBoaters } from './boater-filter.js';

/** Finds a page of the boaters that a list, a report or a selection shows. */
export class SearchBoaters extends Query<FoundBoaters> {
  constructor(
    readonly input: AskedBoaters & {
      readonly sort: Sorting<ResidentSortKey | 'last_interaction'>;
      readonly page: number;
      readonly page_size: number;
    },
  ) {
    super();
  }
}

export interface FoundBoater {
  readonly boater: BoaterRecord;
  /** The ids of all records of the person, the boater's first. */
  readonly record_ids: readonly string[];
  readonly vessels: readonly ListedVessel[];
  /** The card that stands for all of the person's cards comes first. */
  readonly memberships: readonly MembershipCard[];
  readonly last: LastInteraction;
  /** Instant of the latest change of the leading card's status; null without a card. */
  readonly card_changed_at: string | null;
}

export interface FoundBoaters {
  readonly items: readonly FoundBoater[];
  readonly total: number;
}
