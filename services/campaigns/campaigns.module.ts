import { Area } from '../platform/areas/area.js';
import { campaignAuditWords } from './audit/audit-words.js';
import { ChangeSubscriptionHandler } from './commands/change-subscription.js';
import { SendCampaignHandler } from './commands/send-campaign.js';
import { SendTestHandler } from './commands/send-test.js';
import { CampaignController } from './http/campaign-controller.js';
import { SubscriptionController } from './http/subscription-controller.js';
import { OneClick } from './links/one-click.js';
import { OneClickUnsubscribing } from '../platform/http/one-click-unsubscribing.js';
import { UnsubscribeLinks } from './links/unsubscribe-link.js';
import { Audiences } from './lookups/audiences.js';
import { CampaignLetters } from './lookups/campaign-letters.js';
import { CampaignMails } from './policies/campaign-mails.js';
import { campaignList } from './projections/campaign-list.js';
import { campaignResults } from './projections/campaign-results.js';
import { stoppedAddresses } from './projections/stopped-addresses.js';
import { ShowTemplateHandler, WriteAudienceHandler } from './queries/campaign-files.js';
import { CampaignViews } from './queries/campaign-view.js';
import { ListCampaignsHandler } from './queries/list-campaigns.js';
import { FindSectionFiguresHandler, ShowSectionHandler } from './queries/show-section.js';
import { ShowSubscriptionHandler } from './queries/show-subscription.js';
import { campaignRecord } from './records/campaign-record.js';
import { CampaignRegister } from './records/campaign-register.js';
import { subscriptionRecord } from './records/subscription-record.js';
import { campaignErrors } from '../../contracts/campaigns/errors.js';

/** Mails to the residents of a marina, in three sections, and who does not want them. */
@Area({
  records: [campaignRecord, subscriptionRecord],
  auditWords: campaignAuditWords,
  errorKinds: { [campaignErrors.link_invalid]: 'not_found' },
  projections: [campaignList, campaignResults, stoppedAddresses],
  policies: [CampaignMails],
  controllers: [CampaignController, SubscriptionController],
  providers: [
    CampaignRegister,
    Audiences,
    CampaignLetters,
    UnsubscribeLinks,
    { provide: OneClickUnsubscribing, useClass: OneClick },
    CampaignViews,
    SendCampaignHandler,
    SendTestHandler,
    ChangeSubscriptionHandler,
    ShowSectionHandler,
    FindSectionFiguresHandler,
    ListCampaignsHandler,
    WriteAudienceHandler,
    ShowTemplateHandler,
    ShowSubscriptionHandler,
  ],
})
export class CampaignsModule {}
