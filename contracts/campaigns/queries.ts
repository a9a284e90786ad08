import { Query } from '../vocabulary/bus.js';
import type { CampaignSection } from './vocabulary.js';

/** Queries that other areas send about campaigns. */

/** When each section's mail last reached at least one resident, UTC; null: never. */
export class FindPreviouslySent extends Query<Readonly<Record<CampaignSection, string | null>>> {
  constructor(readonly marina_id: string) {
    super();
  }
}
