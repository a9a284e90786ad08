import { membershipErrors } from '../../contracts/memberships/errors.js';
import { Area } from '../platform/areas/area.js';
import { membershipAuditWords } from './audit/audit-words.js';
import { AddCardHandler } from './commands/add-card.js';
import { AttachCardHandler } from './commands/attach-card.js';
import { ChangeManyCardsHandler } from './commands/change-many-cards.js';
import { RedeemVisitHandler, ReturnVisitHandler } from './commands/redeem-visit.js';
import { ResendCardHandler } from './commands/resend-card.js';
import { UpdateCardHandler } from './commands/update-card.js';
import { CardFile } from './records/card-file.js';
import { IssueCardHandler } from './commands/issue-card.js';
import { KeepCardHandler } from './commands/keep-card.js';
import { PresentCardHandler } from './commands/present-card.js';
import { RedeemNightsHandler, ReturnNightsHandler } from './commands/redeem-nights.js';
import { CardController } from './http/card-controller.js';
import { VisitController } from './http/visit-controller.js';
import { AutomaticRenewal } from './policies/automatic-renewal.js';
import { CardMails } from './policies/card-mails.js';
import { CountVisitsHandler, MapVisitsHandler } from './queries/visit-reports.js';
import { VesselCardMutex } from './records/vessel-card-mutex.js';
import { cardList } from './projections/card-list.js';
import { FindMembershipHandler, FindPartnerCardHandler } from './queries/find-membership.js';
import { FindRedeemingCardsHandler } from './queries/find-redeeming-cards.js';
import { GetCardHandler } from './queries/get-card.js';
import { GetMembershipsHandler } from './queries/get-memberships.js';
import { GetVisitsHandler } from './queries/get-visits.js';
import { FindCardHolderHandler, ListMembershipsHandler } from './queries/list-memberships.js';
import { cardRecord } from './records/card-record.js';

@Area({
  records: [cardRecord],
  auditWords: membershipAuditWords,
  errorKinds: { [membershipErrors.not_available]: 'forbidden' },
  projections: [cardList],
  policies: [CardMails],
  controllers: [CardController, VisitController],
  providers: [
    CardFile,
    VesselCardMutex,
    AutomaticRenewal,
    AttachCardHandler,
    ChangeManyCardsHandler,
    RedeemVisitHandler,
    ReturnVisitHandler,
    ResendCardHandler,
    UpdateCardHandler,
    CountVisitsHandler,
    MapVisitsHandler,
    AddCardHandler,
    IssueCardHandler,
    KeepCardHandler,
    RedeemNightsHandler,
    ReturnNightsHandler,
    PresentCardHandler,
    FindMembershipHandler,
    FindPartnerCardHandler,
    FindRedeemingCardsHandler,
    ListMembershipsHandler,
    FindCardHolderHandler,
    GetCardHandler,
    GetMembershipsHandler,
    GetVisitsHandler,
  ],
})
export class MembershipsModule {}
