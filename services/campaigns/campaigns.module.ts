import { campaignErrors } from '../../contracts/campaigns/errors.js';
import { Area } from '../platform/areas/area.js';
import { OneClickUnsubscribing } from '../platform/http/one-click-unsubscribing.js';
import { campaignAuditWords } from './audit/audit-words.js';
import { ListCampaigns } from './calls/list-campaigns.js';
import { SaveSubscription } from './calls/save-subscription.js';
import { SendCampaign } from './calls/send-campaign.js';
import { SendTest } from './calls/send-test.js';
import { ShowSection } from './calls/show-section.js';
import { ShowSubscription } from './calls/show-subscription.js';
import { ShowTemplate } from './calls/show-template.js';
import { WriteAudience } from './calls/write-audience.js';
import { OneClick } from './links/one-click.js';
import { Subscriptions } from './links/subscriptions.js';
import { UnsubscribeLinks } from './links/unsubscribe-link.js';
import { Audiences } from './lookups/audiences.js';
import { CampaignLetters } from './lookups/campaign-letters.js';
import { CampaignViews } from './lookups/campaign-view.js';
import { FindSectionFiguresHandler } from './messages/find-section-figures.js';
import { CampaignMails } from './policies/campaign-mails.js';
import { campaignList } from './projections/campaign-list.js';
import { campaignResults } from './projections/campaign-results.js';
import { stoppedAddresses } from './projections/stopped-addresses.js';
import { campaignRecord } from './records/campaign-record.js';
import { subscriptionRecord } from './records/subscription-record.js';

/** Mails to the residents of a marina, in three sections, and who does not want them. */
@Area({
  records: [campaignRecord, subscriptionRecord],
  auditWords: campaignAuditWords,
  errorKinds: { [campaignErrors.link_invalid]: 'not_found' },
  projections: [campaignList, campaignResults, stoppedAddresses],
  policies: [CampaignMails],
  calls: [
    ShowSection,
    SendCampaign,
    SendTest,
    ShowTemplate,
    ListCampaigns,
    ShowSubscription,
    WriteAudience,
    SaveSubscription,
  ],
  providers: [
    Audiences,
    CampaignLetters,
    UnsubscribeLinks,
    { provide: OneClickUnsubscribing, useClass: OneClick },
    CampaignViews,
    Subscriptions,
    FindSectionFiguresHandler,
  ],
})
export class CampaignsModule {}
