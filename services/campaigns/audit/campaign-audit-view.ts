import { campaignSections } from '../../../contracts/campaigns/vocabulary.js';
import { word } from '../../platform/audit-trail/audit-values.js';
import type { ExplainedView, FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type SectionState } from '../domain/campaign.js';
import type { CampaignEvent } from '../domain/campaign-events.js';
import type { SubscriptionEvent } from '../domain/subscription-events.js';

const fields = ['campaign_recipients', 'campaign_sent', 'campaign_refused'] as const;

interface ShownSection extends SectionState {
  readonly screen_type: string | null;
}

/** How the history shows the campaigns of a section of the marketing. */
export const campaignAuditView: FoldedView<ShownSection, CampaignEvent, (typeof fields)[number]> = {
  kind: 'campaign',
  events: { CampaignBegun: 'people', CampaignAdvanced: 'silent', CampaignFinished: 'people' },
  fields,
  sets: { campaign_section: campaignSections },
  initial: () => ({ ...initial(), screen_type: null }),
  evolve: (state, event) => ({ ...evolve(state, event), screen_type: event.data.screen_type }),
  facts: ({ latest }) =>
    latest === null
      ? []
      : [
          { field: 'campaign_recipients', value: { is: 'number', value: latest.recipients } },
          { field: 'campaign_sent', value: { is: 'number', value: latest.sent } },
          { field: 'campaign_refused', value: { is: 'number', value: latest.refused } },
        ],
  label: ({ screen_type }) => word('campaign_section', screen_type),
};

/** Whether the marina may write to a person, in the history of the person. */
export const subscriptionAuditView: ExplainedView<SubscriptionEvent> = {
  kind: 'boater',
  events: { MarketingStopped: 'people', MarketingAllowed: 'people' },
  fields: [],
  people: ({ data }) => [data.boater_id],
  records: ({ data }) => [{ kind: 'boater', id: data.boater_id }],
  explain: () => ({ before: [], after: [] }),
};
