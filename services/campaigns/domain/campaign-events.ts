import * as z from 'zod';
import { campaignSection } from '../../../contracts/campaigns/campaign.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';

const ofCampaign = { campaign_id: z.string(), marina_id: z.string(), screen_type: campaignSection };

/**
 * Facts of the stream of one section of a marina's marketing (`campaign-<section id>`), one campaign at a time. Recipients
 * are named by id only.
 */
export const campaignEvents = defineEvents({
  CampaignBegun: {
    version: 1,
    data: z.object({
      ...ofCampaign,
      recipients: z.number().int(),
      /** Marina-local. */
      day: calendarDate,
      at: instant,
    }),
  },
  CampaignAdvanced: {
    version: 1,
    data: z.object({
      ...ofCampaign,
      /** Recipients since the last of these events who were mailed. */
      mailed: z.array(z.string()),
      /** Those whose address the mail server refused for good, and those no longer to be written to. */
      refused: z.number().int(),
      skipped: z.number().int(),
      at: instant,
    }),
  },
  CampaignFinished: { version: 1, data: z.object({ ...ofCampaign, sent: z.number().int(), at: instant }) },
});
export type CampaignEvent = EventsOf<typeof campaignEvents>;
