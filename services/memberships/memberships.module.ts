import { membershipErrors } from '../../contracts/memberships/errors.js';
import { Area } from '../platform/areas/area.js';
import { membershipAuditWords } from './audit/audit-words.js';
import { AddCardHandler } from './commands/add-card.js';
import { AnswerRequestHandler } from './commands/answer-request.js';
import { FileRequestHandler } from './commands/file-request.js';
import { GenerateReferralCodeHandler } from './commands/generate-referral-code.js';
import { InviteBerthHoldersHandler } from './commands/invite-berth-holders.js';
import { InvitationController } from './http/invitation-controller.js';
import { InvitationAcceptance } from './policies/invitation-acceptance.js';
import { invitationList } from './projections/invitation-list.js';
import { ShowInvitationsHandler } from './queries/show-invitations.js';
import { invitationRecord } from './records/invitation-record.js';
import { Invitations } from './records/invitations.js';
import { ReferralCodes } from './records/referral-codes.js';
import { referralRecord } from './records/referral-record.js';
import { RequestController } from './http/request-controller.js';
import { BerthHolding } from './lookups/berth-holding.js';
import { RequestPossibilities } from './lookups/request-possibilities.js';
import { RequestMails } from './policies/request-mails.js';
import { requestList } from './projections/request-list.js';
import { DescribeRequestsHandler, FindMarinaRequestsHandler, ListRequestsHandler } from './queries/list-requests.js';
import { ShowFiledRequestsHandler } from './queries/show-filed-requests.js';
import { RequestMutex } from './records/request-mutex.js';
import { requestRecord } from './records/request-record.js';
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
import { GetMembershipsHandler, ListVesselCardsHandler } from './queries/get-memberships.js';
import { CountMembershipsHandler, CountRedeemedNightsHandler } from './queries/count-memberships.js';
import { ListCardNightsHandler } from './queries/list-card-nights.js';
import { GetVisitsHandler, ListCardVisitsHandler } from './queries/get-visits.js';
import { FindCardHolderHandler, FindCardHoldersHandler, ListMembershipsHandler } from './queries/list-memberships.js';
import { cardRecord } from './records/card-record.js';
import { ImportCardsHandler } from './commands/import-cards.js';
import { CardImportController } from './http/card-import-controller.js';
import { CardChecking } from './lookups/card-checking.js';
import { CardImporting } from './policies/card-importing.js';
import { CheckCardsHandler, ShowCardImportHandler, WriteCardTemplateHandler } from './queries/card-sheets.js';
import { cardImportRecord } from './records/card-import-record.js';
import { CardImports } from './records/card-imports.js';
import { CardSending } from './records/card-sending.js';

@Area({
  records: [cardRecord, requestRecord, invitationRecord, referralRecord, cardImportRecord],
  auditWords: membershipAuditWords,
  errorKinds: { [membershipErrors.not_available]: 'forbidden', [membershipErrors.import_nothing]: 'validation' },
  projections: [cardList, requestList, invitationList],
  policies: [CardMails, RequestMails, InvitationAcceptance, CardImporting],
  controllers: [CardController, VisitController, RequestController, InvitationController, CardImportController],
  providers: [
    CardFile,
    CardSending,
    BerthHolding,
    CardChecking,
    CardImports,
    ImportCardsHandler,
    WriteCardTemplateHandler,
    CheckCardsHandler,
    ShowCardImportHandler,
    Invitations,
    ReferralCodes,
    InviteBerthHoldersHandler,
    GenerateReferralCodeHandler,
    ShowInvitationsHandler,
    VesselCardMutex,
    AutomaticRenewal,
    AttachCardHandler,
    AnswerRequestHandler,
    FileRequestHandler,
    RequestPossibilities,
    RequestMutex,
    ListRequestsHandler,
    DescribeRequestsHandler,
    FindMarinaRequestsHandler,
    ShowFiledRequestsHandler,
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
    FindCardHoldersHandler,
    GetCardHandler,
    GetMembershipsHandler,
    ListVesselCardsHandler,
    CountMembershipsHandler,
    ListCardNightsHandler,
    CountRedeemedNightsHandler,
    GetVisitsHandler,
    ListCardVisitsHandler,
  ],
})
export class MembershipsModule {}
