import { membershipErrors } from '../../contracts/memberships/errors.js';
import { Area } from '../platform/areas/area.js';
import { membershipAuditWords } from './audit/audit-words.js';
import { AddAndSendCard } from './calls/add-and-send-card.js';
import { AnswerMembershipRequest } from './calls/answer-membership-request.js';
import { AnswerResidencyRequest } from './calls/answer-residency-request.js';
import { AttachCard } from './calls/attach-card.js';
import { ChangeCardStatus } from './calls/change-card-status.js';
import { ChangeManyCards } from './calls/change-many-cards.js';
import { CheckCards } from './calls/check-cards.js';
import { CountVisits } from './calls/count-visits.js';
import { DetachCard } from './calls/detach-card.js';
import { FileRequest } from './calls/file-request.js';
import { GenerateReferralCode } from './calls/generate-referral-code.js';
import { GetCard } from './calls/get-card.js';
import { GetMemberships } from './calls/get-memberships.js';
import { GetVisits } from './calls/get-visits.js';
import { ImportCards } from './calls/import-cards.js';
import { InviteBerthHolders } from './calls/invite-berth-holders.js';
import { ListMembershipRequests } from './calls/list-membership-requests.js';
import { ListResidencyRequests } from './calls/list-residency-requests.js';
import { MapVisits } from './calls/map-visits.js';
import { RedeemVisit } from './calls/redeem-visit.js';
import { RenewCard } from './calls/renew-card.js';
import { ResendCard } from './calls/resend-card.js';
import { ReturnVisit } from './calls/return-visit.js';
import { ShowCardImport } from './calls/show-card-import.js';
import { ShowFiledRequests } from './calls/show-filed-requests.js';
import { ShowInvitations } from './calls/show-invitations.js';
import { UpdateCard } from './calls/update-card.js';
import { WriteCardTemplate } from './calls/write-card-template.js';
import { BerthHolderLookup } from './lookups/berth-holder-lookup.js';
import { CardImportCheck } from './cards/card-import-check.js';
import { RequestPossibilities } from './cards/request-possibilities.js';
import { AddCardHandler } from './messages/add-card.js';
import { AnswerRequestHandler } from './messages/answer-request.js';
import { CountMembershipsHandler } from './messages/count-memberships.js';
import { CountRedeemedNightsHandler } from './messages/count-redeemed-nights.js';
import { DescribeRequestsHandler } from './messages/describe-requests.js';
import { FindCardHolderHandler } from './messages/find-card-holder.js';
import { FindCardHoldersHandler } from './messages/find-card-holders.js';
import { FindMarinaRequestsHandler } from './messages/find-marina-requests.js';
import { FindMembershipHandler } from './messages/find-membership.js';
import { FindPartnerCardHandler } from './messages/find-partner-card.js';
import { FindRedeemingCardsHandler } from './messages/find-redeeming-cards.js';
import { IssueCardHandler } from './messages/issue-card.js';
import { ListCardNightsHandler } from './messages/list-card-nights.js';
import { ListCardVisitsHandler } from './messages/list-card-visits.js';
import { ListMembershipsHandler } from './messages/list-memberships.js';
import { ListRequestsHandler } from './messages/list-requests.js';
import { ListVesselCardsHandler } from './messages/list-vessel-cards.js';
import { PresentCardHandler } from './messages/present-card.js';
import { RedeemNightsHandler } from './messages/redeem-nights.js';
import { ReturnNightsHandler } from './messages/return-nights.js';
import { AutomaticRenewal } from './policies/automatic-renewal.js';
import { CardImportProcess } from './policies/card-import-process.js';
import { CardMails } from './policies/card-mails.js';
import { InvitationAcceptance } from './policies/invitation-acceptance.js';
import { RequestMails } from './policies/request-mails.js';
import { cardList } from './projections/card-list.js';
import { invitationList } from './projections/invitation-list.js';
import { requestList } from './projections/request-list.js';
import { CardFile } from './cards/card-file.js';
import { cardImportRecord } from './records/card-import-record.js';
import { cardRecord } from './records/card-record.js';
import { CardSender } from './cards/card-sender.js';
import { invitationRecord } from './records/invitation-record.js';
import { Invitations } from './records/invitations.js';
import { ReferralCodes } from './records/referral-codes.js';
import { referralRecord } from './records/referral-record.js';
import { requestRecord } from './records/request-record.js';

@Area({
  records: [cardRecord, requestRecord, invitationRecord, referralRecord, cardImportRecord],
  auditWords: membershipAuditWords,
  errorKinds: { [membershipErrors.not_available]: 'forbidden', [membershipErrors.import_nothing]: 'validation' },
  projections: [cardList, requestList, invitationList],
  policies: [CardMails, RequestMails, InvitationAcceptance, CardImportProcess],
  calls: [
    GetCard,
    UpdateCard,
    ResendCard,
    ChangeManyCards,
    GetMemberships,
    WriteCardTemplate,
    CheckCards,
    ShowCardImport,
    ImportCards,
    InviteBerthHolders,
    GenerateReferralCode,
    ShowInvitations,
    ShowFiledRequests,
    GetVisits,
    RedeemVisit,
    ReturnVisit,
    CountVisits,
    MapVisits,
    AddAndSendCard,
    ChangeCardStatus,
    RenewCard,
    DetachCard,
    AttachCard,
    ListResidencyRequests,
    ListMembershipRequests,
    AnswerMembershipRequest,
    AnswerResidencyRequest,
    FileRequest,
  ],
  providers: [
    CardFile,
    CardSender,
    BerthHolderLookup,
    CardImportCheck,
    Invitations,
    ReferralCodes,
    AutomaticRenewal,
    AnswerRequestHandler,
    RequestPossibilities,
    ListRequestsHandler,
    DescribeRequestsHandler,
    FindMarinaRequestsHandler,
    AddCardHandler,
    IssueCardHandler,
    RedeemNightsHandler,
    ReturnNightsHandler,
    PresentCardHandler,
    FindMembershipHandler,
    FindPartnerCardHandler,
    FindRedeemingCardsHandler,
    ListMembershipsHandler,
    FindCardHolderHandler,
    FindCardHoldersHandler,
    ListVesselCardsHandler,
    CountMembershipsHandler,
    ListCardNightsHandler,
    CountRedeemedNightsHandler,
    ListCardVisitsHandler,
  ],
})
export class MembershipsModule {}
