import type { ScreenDetails } from '../../../../../contracts/campaigns/campaign.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';

/** What a section's mail waits for. */
export type SectionState = 'going_out' | 'sent_today' | 'nobody' | 'ready';

/** The order decides: a mail that went out today is not ready, even if there are people to write to. */
export function sectionState({
  latest,
  sent_today,
  residents_found,
}: Pick<ScreenDetails, 'latest' | 'sent_today' | 'residents_found'>): SectionState {
  if (latest?.status === 'RUNNING') return 'going_out';
  if (sent_today) return 'sent_today';
  return residents_found === 0 ? 'nobody' : 'ready';
}

export const sectionMarks = {
  going_out: 'waiting',
  sent_today: 'booked',
  nobody: 'expired',
  ready: 'our_move',
} as const satisfies Readonly<Record<SectionState, string>>;

/** The section of an address; an unknown one is the first. */
export function typeOf(text: string | null): CampaignType {
  const known = Object.keys(campaignTypes) as CampaignType[];
  return known.find((type) => type === text) ?? 'boater_connection';
}

/** Percent of `of`, at most 100; 0 of nothing. */
export function percentOf({ value, of }: ScreenDetails['metric']): number {
  return of === 0 ? 0 : Math.min(100, Math.round((value / of) * 100));
}
