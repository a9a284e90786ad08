import { defineRecord } from '../../platform/areas/record.js';
import { campaignAuditView } from '../audit/campaign-audit-view.js';
import { evolve, initial } from '../domain/campaign.js';
import { campaignEvents } from '../domain/campaign-events.js';

/** One record for each section of each marina; see `sectionId`. */
export const campaignRecord = defineRecord({
  prefix: 'campaign-',
  events: campaignEvents,
  initial,
  evolve,
  hint: { topic: 'campaigns', ids: ({ data }) => [(data as { campaign_id: string }).campaign_id] },
  audit: campaignAuditView,
});
