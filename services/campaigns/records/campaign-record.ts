import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { defineLongWorkRecord } from '../../platform/long-work/long-work-record.js';
import { campaignAuditView } from '../audit/campaign-audit-view.js';
import { campaignWork } from '../domain/campaign.js';

/** One record for each section of each marina; see `sectionId`. */
export const campaignRecord = defineLongWorkRecord(campaignWork, {
  prefix: 'campaign-',
  hint: { topic: 'campaigns', ids: ({ data }) => [(data as { campaign_id: string }).campaign_id] },
  audit: campaignAuditView,
});

export function sectionId(marina_id: string, section: CampaignSection): string {
  return deriveId('campaign section', marina_id, section);
}
