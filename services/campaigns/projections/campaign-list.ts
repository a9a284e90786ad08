import type { Campaign } from '../../../contracts/campaigns/campaign.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { CampaignEvent } from '../domain/campaign-events.js';
import { campaignRecord } from '../records/campaign-record.js';

/** A campaign as the list shows it, without what came of it. */
export interface CampaignDocument extends Omit<Campaign, 'came_of_it' | 'by'> {
  marina_id: string;
  /** The user who sent it. */
  user_id: string;
}

/** Every campaign, one document each. */
export const campaignList: Projection<CampaignDocument, CampaignEvent> = {
  name: 'campaigns',
  version: 1,
  indexes: [{ fields: ['marina_id', 'started_at'] }, { fields: ['marina_id', 'screen_type', 'started_at'] }],
  documentIds: (event) => (campaignRecord.idsIn(event).length === 0 ? [] : [event.data.campaign_id]),
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as CampaignEvent;
    if (event.type === 'CampaignBegun') {
      const { campaign_id, screen_type, marina_id, recipients, at } = event.data;
      const counts = { recipients, done: 0, sent: 0, refused: 0, skipped: 0 };
      const user_id = logged.metadata.actor.id;
      return { campaign_id, screen_type, marina_id, user_id, status: 'RUNNING', started_at: at, ...counts };
    }
    if (document === undefined) return undefined;
    if (event.type === 'CampaignFinished') return { ...document, status: 'DONE' };
    const { mailed, refused, skipped } = event.data;
    return {
      ...document,
      done: document.done + mailed.length + refused + skipped,
      sent: document.sent + mailed.length,
      refused: document.refused + refused,
      skipped: document.skipped + skipped,
    };
  },
};
