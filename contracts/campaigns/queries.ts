import { Query } from '../vocabulary/bus.js';
import type { CampaignSection } from './vocabulary.js';

/** Queries that other areas send about campaigns. */

export interface SectionFigures {
  /** How many of `of` have done what the section's mail is for. */
  readonly metric: { readonly value: number; readonly of: number };
  /** When its mail last reached at least one resident, UTC; null: never. */
  readonly previously_sent: string | null;
}

/** The figures of each section, as the section itself shows them. */
export class FindSectionFigures extends Query<Readonly<Record<CampaignSection, SectionFigures>>> {
  constructor(readonly marina_id: string) {
    super();
  }
}
