import { campaignErrors } from '../../../contracts/campaigns/errors.js';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CampaignEvent } from './campaign-events.js';

export interface RunningCampaign {
  readonly campaign_id: string;
  readonly status: 'RUNNING' | 'DONE';
  /** Marina-local day on which it was begun. */
  readonly day: string;
  readonly recipients: number;
  readonly sent: number;
  readonly refused: number;
  readonly skipped: number;
  /** UTC; its latest progress. */
  readonly at: string;
}

/** A section of a marina's marketing; null: nothing was ever sent. */
export interface SectionState {
  readonly latest: RunningCampaign | null;
}

export type CampaignCommand =
  | {
      readonly type: 'Begin';
      readonly campaign_id: string;
      readonly marina_id: string;
      readonly screen_type: CampaignSection;
      readonly recipients: number;
      /** The marina's today. */
      readonly day: string;
    }
  | {
      readonly type: 'Advance';
      readonly campaign_id: string;
      readonly marina_id: string;
      readonly screen_type: CampaignSection;
      /** Recipients dealt with before this part; a part that was reported already changes nothing. */
      readonly from: number;
      readonly mailed: readonly string[];
      readonly refused: number;
      readonly skipped: number;
    };

/** A campaign without progress for so long is given up; another may follow it. */
const DEAD_AFTER_MS = 24 * 60 * 60_000;

export function initial(): SectionState {
  return { latest: null };
}

export function evolve({ latest }: SectionState, event: CampaignEvent): SectionState {
  const { campaign_id, at } = event.data;
  if (event.type === 'CampaignBegun') {
    const { day, recipients } = event.data;
    return { latest: { campaign_id, status: 'RUNNING', day, recipients, sent: 0, refused: 0, skipped: 0, at } };
  }
  if (latest?.campaign_id !== campaign_id) return { latest };
  if (event.type === 'CampaignFinished') return { latest: { ...latest, status: 'DONE', at } };
  const { mailed, refused, skipped } = event.data;
  return {
    latest: {
      ...latest,
      sent: latest.sent + mailed.length,
      refused: latest.refused + refused,
      skipped: latest.skipped + skipped,
      at,
    },
  };
}

/** How many recipients were dealt with. */
export function doneOf({ sent, refused, skipped }: RunningCampaign): number {
  return sent + refused + skipped;
}

/** Whether a section's mail may not go out again on a day of the marina's calendar. One that reached nobody does not count. */
export function sentOn({ latest }: SectionState, day: string): boolean {
  return latest !== null && latest.day >= day && (latest.status === 'RUNNING' || latest.sent > 0);
}

/** @param at UTC */
export function decide(command: CampaignCommand, state: SectionState, at: string): CampaignEvent[] | Refusal {
  const { latest } = state;
  const { campaign_id, marina_id, screen_type } = command;
  const about = { campaign_id, marina_id, screen_type };
  if (command.type === 'Begin') {
    const { recipients, day } = command;
    if (sentOn(state, day)) return refuse('conflict', campaignErrors.sent_today);
    const alive = latest !== null && Date.parse(at) - Date.parse(latest.at) < DEAD_AFTER_MS;
    if (latest?.status === 'RUNNING' && alive) return refuse('conflict', campaignErrors.running);
    if (recipients === 0) return refuse('conflict', campaignErrors.nobody);
    return [{ type: 'CampaignBegun', data: { ...about, recipients, day, at } }];
  }
  if (latest?.campaign_id !== campaign_id || latest.status !== 'RUNNING' || doneOf(latest) !== command.from) return [];
  const { mailed, refused, skipped } = command;
  const advanced: CampaignEvent = {
    type: 'CampaignAdvanced',
    data: { ...about, mailed: [...mailed], refused, skipped, at },
  };
  const done = command.from + mailed.length + refused + skipped;
  if (done < latest.recipients) return done === command.from ? [] : [advanced];
  const sent = latest.sent + mailed.length;
  return [advanced, { type: 'CampaignFinished', data: { ...about, sent, at } }];
}
