import * as z from 'zod';
import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { longWork, type TypesOf } from '../../platform/long-work/long-work.js';
import { campaignEvents } from './campaign-events.js';

/** What a mail needs of its recipient beyond the person's present name, address and language. */
const recipient = z.object({
  boater_id: z.string(),
  record_ids: z.array(z.string()),
  vessel_id: z.string().nullable(),
  card: z
    .object({
      card_number: z.string(),
      nights_per_year: z.number(),
      nights_left: z.number(),
      expires_on: z.string(),
    })
    .nullable(),
});

interface Counts {
  readonly sent: number;
  readonly refused: number;
  readonly skipped: number;
}

const nothing: Counts = { sent: 0, refused: 0, skipped: 0 };

/** A campaign without progress for so long is given up; another may follow it. */
const DEAD_AFTER_MS = 24 * 60 * 60_000;

/** The campaigns of a section of a marina's marketing. */
export const campaignWork = longWork({
  kind: 'campaign',
  events: campaignEvents,
  begun: 'CampaignBegun',
  advanced: 'CampaignAdvanced',
  finished: 'CampaignFinished',
  id: 'campaign_id',
  repeated: ['campaign_id', 'marina_id', 'screen_type'],
  file: z.array(recipient),
  rowsOf: (recipients) => recipients,
  rows: ({ recipients }) => recipients,
  every: 200,
  inTurns: true,
  nothing,
  add: ({ sent, refused, skipped }, { mailed, ...more }) => ({
    sent: sent + mailed.length,
    refused: refused + more.refused,
    skipped: skipped + more.skipped,
  }),
  done: ({ sent, refused, skipped }) => sent + refused + skipped,
  result: ({ sent }) => ({ sent }),
  deadAfterMs: DEAD_AFTER_MS,
  refused: ({ latest, alive }, { day, recipients }) => {
    if (sentOn(latest, day)) return refuse('conflict', campaignErrors.sent_today);
    if (alive) return refuse('conflict', campaignErrors.running);
    return recipients === 0 ? refuse('conflict', campaignErrors.nobody) : null;
  },
});
export type CampaignWork = TypesOf<typeof campaignWork>;
export type RunningCampaign = CampaignWork['work'];

/** Whether a section's mail may not go out again on a day of the marina's calendar. One that reached nobody does not count. */
export function sentOn(latest: Pick<RunningCampaign, 'day' | 'status' | 'sent'> | null, day: string): boolean {
  return latest !== null && latest.day >= day && (latest.status === 'RUNNING' || latest.sent > 0);
}
