import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { campaignList } from '../projections/campaign-list.js';

/** How many campaigns are looked through for one that reached at least one resident. */
const LOOKED_THROUGH = 20;

/** When the section's latest campaign that reached a resident began; null: no campaign of late did. */
export async function lastReaching(
  projections: ProjectionHost,
  marina_id: string,
  screen_type: CampaignSection,
): Promise<string | null> {
  const asked = { filter: { marina_id, screen_type }, sort: [['started_at', -1]] as const, limit: LOOKED_THROUGH };
  const campaigns = await projections.model(campaignList).find(asked);
  return campaigns.find(({ sent }) => sent > 0)?.started_at ?? null;
}
