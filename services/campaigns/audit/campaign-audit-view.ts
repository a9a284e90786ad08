import { campaignSections } from '../../../contracts/campaigns/vocabulary.js';
import { word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, ExplainedView, FoldedView } from '../../platform/audit-trail/audit-views.js';
import { campaignWork, type RunningCampaign } from '../domain/campaign.js';
import type { CampaignEvent } from '../domain/campaign-events.js';
import type { SubscriptionEvent } from '../domain/subscription-events.js';

const fields = ['campaign_recipients', 'campaign_sent', 'campaign_refused'] as const;

interface ShownSection {
  /** Every campaign of the section, the newest last, so that a change of one is compared with the same one. */
  readonly campaigns: readonly RunningCampaign[];
  readonly screen_type: string | null;
}

/** How the history shows the campaigns of a section of the marketing. */
export const campaignAuditView: FoldedView<ShownSection, CampaignEvent, (typeof fields)[number]> = {
  kind: 'campaign',
  events: { CampaignBegun: 'people', CampaignAdvanced: 'silent', CampaignFinished: 'people' },
  fields,
  sets: { campaign_section: campaignSections },
  initial: () => ({ campaigns: [], screen_type: null }),
  evolve: ({ campaigns }, event) => {
    const last = campaigns.at(-1) ?? null;
    const { latest } = campaignWork.evolve({ latest: last }, event);
    const earlier = latest?.campaign_id === last?.campaign_id ? campaigns.slice(0, -1) : campaigns;
    return { campaigns: latest === null ? [] : [...earlier, latest], screen_type: event.data.screen_type };
  },
  facts: ({ campaigns }) => campaigns.flatMap(factsOf),
  label: ({ screen_type }) => word('campaign_section', screen_type),
};

/** A campaign that is still being sent has no results yet. */
function factsOf({ campaign_id, day, status, ...counts }: RunningCampaign): AuditFact<(typeof fields)[number]>[] {
  const of = { id: campaign_id, name: { is: 'date', date: day } } as const;
  const number = (value: number) => ({ is: 'number', value }) as const;
  const isDone = status === 'DONE';
  return [
    { field: 'campaign_recipients', of, value: number(counts.recipients) },
    { field: 'campaign_sent', of, value: isDone ? number(counts.sent) : null },
    { field: 'campaign_refused', of, value: isDone && counts.refused > 0 ? number(counts.refused) : null },
  ];
}

/** Whether the marina may write to a person, in the history of the person. */
export const subscriptionAuditView: ExplainedView<SubscriptionEvent> = {
  kind: 'boater',
  events: { MarketingStopped: 'people', MarketingAllowed: 'people' },
  fields: [],
  people: ({ data }) => [data.boater_id],
  records: ({ data }) => [{ kind: 'boater', id: data.boater_id }],
  explain: () => ({ before: [], after: [] }),
};
