import { Area } from '../platform/areas/area.js';
import { LinkAuthenticator } from '../platform/http/caller.js';
import { GroupOffers } from './mail/group-offers.js';
import { reservationAuditWords } from './audit/audit-words.js';
import { AbsenceRestorer } from './berthing/absence-restorer.js';
import { BerthPlacement } from './berthing/berth-placement.js';
import { BerthOfferProcess } from './berthing/berth-offer-process.js';
import { GroupEntries } from './groups/group-entries.js';
import { GroupPayer } from './groups/group-payer.js';
import { GroupPayments } from './groups/group-payments.js';
import { SetGroupPayer } from './calls/set-group-payer.js';
import { PayGroup } from './calls/pay-group.js';
import { GroupPayerPolicy } from './policies/group-payer-policy.js';
import { GroupPaymentPolicy } from './policies/group-payment-policy.js';
import { GroupLeaving } from './groups/group-leaving.js';
import { AddGroupBoats } from './calls/add-group-boats.js';
import { TakeOutOfGroup } from './calls/take-out-of-group.js';
import { GroupMembers } from './lookups/group-members.js';
import { GroupLeavingPolicy } from './policies/group-leaving-policy.js';
import { GroupPlacing } from './groups/group-placing.js';
import { PlanAgreement } from './berthing/plan-agreement.js';
import { PlanChangeProcess } from './berthing/plan-change-process.js';
import { PlanEffectsOf } from './berthing/plan-effects.js';
import { PlanHistory } from './berthing/plan-history.js';
import { PlanIntents } from './berthing/plan-intents.js';
import { StayRestorer } from './berthing/stay-restorer.js';
import { UndoHindrances } from './berthing/undo-hindrances.js';
import { UndoIntents } from './berthing/undo-intents.js';
import { UndoVerdicts } from './berthing/undo-verdicts.js';
import { AcceptBerthOffer } from './calls/accept-berth-offer.js';
import { AcceptDates } from './calls/accept-dates.js';
import { AcceptDatesForBoater } from './calls/accept-dates-for-boater.js';
import { AcceptGroup } from './calls/accept-group.js';
import { AcceptPrice } from './calls/accept-price.js';
import { CompleteDetails } from './calls/complete-details.js';
import { AddDocument } from './calls/add-document.js';
import { BookInstantly } from './calls/book-instantly.js';
import { CancelOwnStay } from './calls/cancel-own-stay.js';
import { CarryOutPlanGesture } from './calls/carry-out-plan-gesture.js';
import { ChooseBerth } from './calls/choose-berth.js';
import { CloseSupplyAlert } from './calls/close-supply-alert.js';
import { CreateGroup } from './calls/create-group.js';
import { AcceptTerms } from './calls/accept-terms.js';
import { DeclineTerms } from './calls/decline-terms.js';
import { OfferTodaysTerms } from './calls/offer-terms.js';
import { WithdrawTermsOffer } from './calls/withdraw-terms-offer.js';
import { DeclineBerthOffer } from './calls/decline-berth-offer.js';
import { DownloadAttachment } from './calls/download-attachment.js';
import { DownloadReceipt } from './calls/download-receipt.js';
import { EnterReservation } from './calls/enter-reservation.js';
import { FindGroupBerths } from './calls/find-group-berths.js';
import { PriceGroupOffers } from './calls/price-group.js';
import { LinkAttachment } from './calls/link-attachment.js';
import { LinkOwnAttachment } from './calls/link-own-attachment.js';
import { LinkReceipt } from './calls/link-receipt.js';
import { ListStaysToPlace } from './calls/list-stays-to-place.js';
import { LookUpBoater } from './calls/look-up-boater.js';
import { MailReceipt } from './calls/mail-receipt.js';
import { MessageMarina } from './calls/message-marina.js';
import { OfferBerthToStay } from './calls/offer-berth-to-stay.js';
import { OfferToNextInLine } from './calls/offer-to-next-in-line.js';
import { PayReservation } from './calls/pay-reservation.js';
import { PlaceBest } from './calls/place-best.js';
import { PreviewBestPlacements } from './calls/preview-best-placements.js';
import { PreviewPlanGesture } from './calls/preview-plan-gesture.js';
import { PreviewUndo } from './calls/preview-undo.js';
import { CompareTerms } from './calls/compare-terms.js';
import { PriceDates } from './calls/price-dates.js';
import { PriceStay } from './calls/price-stay.js';
import { QuoteStay } from './calls/quote-stay.js';
import { RateBoater } from './calls/rate-boater.js';
import { RecordCounterPayment } from './calls/record-counter-payment.js';
import { RecordParty } from './calls/record-party.js';
import { RecordRefund } from './calls/record-refund.js';
import { RenewContract } from './calls/renew-contract.js';
import { RequestStay } from './calls/request-stay.js';
import { RevokeBoaterLink } from './calls/revoke-boater-link.js';
import { ListContacts } from './calls/list-contacts.js';
import { SearchAllReservations } from './calls/search-all-reservations.js';
import { SearchReservations } from './calls/search-reservations.js';
import { SelectMatch } from './calls/select-match.js';
import { SendBoaterLink } from './calls/send-boater-link.js';
import { AdoptGivenPhone } from './calls/adopt-phone.js';
import { OpenBoaterLink } from './calls/open-boater-link.js';
import { ShowBoaterLink } from './calls/show-boater-link.js';
import { ShowBoaterReservation } from './calls/show-boater-reservation.js';
import { ShowGroup } from './calls/show-group.js';
import { ShowOwnGroup } from './calls/show-own-group.js';
import { ShowHowBerthWasGiven } from './calls/show-how-berth-was-given.js';
import { ShowPlanActions } from './calls/show-plan-actions.js';
import { MergeStaysAsOne } from './calls/merge-stays.js';
import { SeparateStayAgain } from './calls/separate-stay.js';
import { ShowSameBoat } from './calls/show-same-boat.js';
import { ShowReservation } from './calls/show-reservation.js';
import { ShowStayToPlace } from './calls/show-stay-to-place.js';
import { SuggestBerths } from './calls/suggest-berths.js';
import { SuggestDates } from './calls/suggest-dates.js';
import { UnassignBerth } from './calls/unassign-berth.js';
import { UndoPayment } from './calls/undo-payment.js';
import { UndoPlanAction } from './calls/undo-plan-action.js';
import { UpdateEnteredStay } from './calls/update-entered-stay.js';
import { UpdateRequestedStay } from './calls/update-requested-stay.js';
import { WaiveDeposit } from './calls/waive-deposit.js';
import { WithdrawBerthOffer } from './calls/withdraw-berth-offer.js';
import { BoaterLinks } from './links/boater-link.js';
import { DownloadTokens } from './links/download-tokens.js';
import { LinkTokens } from './links/link-token.js';
import { ReservationLinkAuthenticator } from './links/reservation-link-authenticator.js';
import { BerthNames } from './lookups/berth-names.js';
import { BerthSection } from './lookups/berth-section.js';
import { BoatOnRecord } from './lookups/boat-on-record.js';
import { JudgedCreations } from './lookups/judged-creations.js';
import { PierOfGroup } from './lookups/pier-of-group.js';
import { GroupForms } from './lookups/group-forms.js';
import { OwnGroups } from './lookups/own-groups.js';
import { InstantOffers } from './lookups/instant-offers.js';
import { LinkableFiles } from './lookups/linkable-files.js';
import { OpeningFacts } from './lookups/opening-facts.js';
import { StaysByName } from './lookups/passed-over-names.js';
import { PlacingRows } from './lookups/placing-rows.js';
import { MailAddresses } from './lookups/mail-addresses.js';
import { MissingDetails } from './lookups/missing-details.js';
import { PriceGaps } from './lookups/price-gaps.js';
import { StayTerms } from './lookups/stay-terms.js';
import { ReservationFacts } from './lookups/reservation-facts.js';
import { ReservationHistory } from './lookups/reservation-history.js';
import { RowFactsOfMarina } from './lookups/row-facts.js';
import { ComparedStays } from './lookups/compared-stays.js';
import { SameBoats } from './lookups/same-boats.js';
import { UnpaidBookings } from './lookups/unpaid-bookings.js';
import { WaitingLine } from './lookups/waiting-line.js';
import { WaitingPlaces } from './lookups/waiting-places.js';
import { ApprovalKits } from './mail/approval-kits.js';
import { AssignBerthHandler } from './messages/assign-berth.js';
import { CancelStayHandler } from './messages/cancel-stay.js';
import { ChangePlanHandler } from './messages/change-plan.js';
import { CountOurMovesHandler } from './messages/count-our-moves.js';
import { CountStaysByMonthHandler } from './messages/count-stays-by-month.js';
import { CreateReservationHandler } from './messages/create-reservation.js';
import { DescribeStaysHandler } from './messages/describe-stays.js';
import { FindBookedStaysHandler } from './messages/find-booked-stays.js';
import { FindContractsInUseHandler } from './messages/find-contracts-in-use.js';
import { FindNextStaysHandler } from './messages/find-next-stays.js';
import { FindGroupsOfStaysHandler } from './messages/find-groups-of-stays.js';
import { FindPartiesOfStaysHandler } from './messages/find-parties-of-stays.js';
import { FindOpenBalancesHandler } from './messages/find-open-balances.js';
import { FindOpenOffersHandler } from './messages/find-open-offers.js';
import { FindReservationHandler } from './messages/find-reservation.js';
import { FindSaleHandler } from './messages/find-sale.js';
import { FindStayLinkHandler } from './messages/find-stay-link.js';
import { CountStaysOfHandler } from './messages/count-stays-of.js';
import { ListStaysOfHandler } from './messages/list-stays-of.js';
import { ListWaitingStaysHandler } from './messages/list-waiting-stays.js';
import { MarkStaysHandler } from './messages/mark-stays.js';
import { MoveReservationHandler } from './messages/move-reservation.js';
import { OfferBerthToNextHandler } from './messages/offer-berth-to-next.js';
import { OfferBerthHandler } from './messages/offer-berth.js';
import { PreviewCancelHandler } from './messages/preview-cancel.js';
import { PreviewGestureHandler } from './messages/preview-gesture.js';
import { RehearseRehousingHandler } from './messages/rehearse-rehousing.js';
import { RehouseStayHandler } from './messages/rehouse-stay.js';
import { RepriceOfferHandler } from './messages/reprice-offer.js';
import { RequestReservationHandler } from './messages/request-reservation.js';
import { SendTestKitHandler } from './messages/send-test-kit.js';
import { SettlePaymentHandler } from './messages/settle-payment.js';
import { ShowOurMovesHandler } from './messages/show-our-moves.js';
import { SignFileLinkHandler } from './messages/sign-file-link.js';
import { SumTakingsHandler } from './messages/sum-takings.js';
import { TakeDatesHandler } from './messages/take-dates.js';
import { UpdateReservationHandler } from './messages/update-reservation.js';
import { PaymentRecorder } from './payments/payment-recorder.js';
import { Receipts } from './payments/receipts.js';
import { CardNights } from './payments/card-nights.js';
import { GiftPoints } from './payments/gift-points.js';
import { Reductions } from './payments/reductions.js';
import { ContactDisclosureJob } from './policies/contact-disclosure-job.js';
import { ApprovalKitJob } from './policies/approval-kit-job.js';
import { ApprovalKitMails } from './policies/approval-kit-mails.js';
import { BerthRepairPolicy } from './policies/berth-repair-policy.js';
import { BerthHandOnPolicy } from './policies/berth-hand-on-policy.js';
import { BoaterMails } from './policies/boater-mails.js';
import { ContactDisclosurePolicy } from './policies/contact-disclosure-policy.js';
import { DeparturePolicy } from './policies/departure-policy.js';
import { ExpiryJob } from './policies/expiry-job.js';
import { MergeCompletionPolicy } from './policies/merge-completion-policy.js';
import { GroupCompletionPolicy } from './policies/group-completion-policy.js';
import { NightsRepairPolicy, PointsRepairPolicy } from './policies/reduction-repair-policy.js';
import { OfferRepricePolicy } from './policies/offer-reprice-policy.js';
import { PaymentSettlementPolicy } from './policies/payment-settlement-policy.js';
import { PlanChangePolicy } from './policies/plan-change-policy.js';
import { RefundPolicy } from './policies/refund-policy.js';
import { UnapprovedFilesJob } from './policies/unapproved-files-job.js';
import { UnapprovedFiles } from './policies/unapproved-files.js';
import { deadlines } from './projections/deadlines.js';
import { groupList } from './projections/group-list.js';
import { reservationDetails } from './projections/reservation-details.js';
import { reservationList } from './projections/reservation-list.js';
import { supplyAlerts } from './projections/supply-alerts.js';
import { takings } from './projections/takings.js';
import { waitingOffers } from './projections/waiting-offers.js';
import { boaterLinkRecord } from './records/boater-link-record.js';
import { groupRecord } from './records/group-record.js';
import { MergedStays } from './berthing/merged-stays.js';
import { reservationRecord } from './records/reservation-record.js';

const messages = [
  ChangePlanHandler,
  RequestReservationHandler,
  CreateReservationHandler,
  UpdateReservationHandler,
  TakeDatesHandler,
  MoveReservationHandler,
  AssignBerthHandler,
  OfferBerthHandler,
  OfferBerthToNextHandler,
  RehouseStayHandler,
  RepriceOfferHandler,
  CancelStayHandler,
  SettlePaymentHandler,
  SendTestKitHandler,
  FindReservationHandler,
  FindStayLinkHandler,
  FindOpenOffersHandler,
  FindContractsInUseHandler,
  FindSaleHandler,
  FindBookedStaysHandler,
  FindNextStaysHandler,
  CountStaysOfHandler,
  ListStaysOfHandler,
  FindGroupsOfStaysHandler,
  FindPartiesOfStaysHandler,
  FindOpenBalancesHandler,
  DescribeStaysHandler,
  ListWaitingStaysHandler,
  ShowOurMovesHandler,
  CountOurMovesHandler,
  SumTakingsHandler,
  CountStaysByMonthHandler,
  PreviewGestureHandler,
  RehearseRehousingHandler,
  PreviewCancelHandler,
  MarkStaysHandler,
  SignFileLinkHandler,
];
const steps = [
  LinkableFiles,
  MissingDetails,
  PriceGaps,
  StayTerms,
  ReservationFacts,
  OpeningFacts,
  MailAddresses,
  LinkTokens,
  BoaterLinks,
  BerthPlacement,
  BoatOnRecord,
  PlanAgreement,
  PlanIntents,
  PlanEffectsOf,
  PlanChangeProcess,
  GroupPlacing,
  PierOfGroup,
  GroupEntries,
  GroupLeaving,
  GroupPayer,
  GroupPayments,
  GroupMembers,
  JudgedCreations,
  GroupOffers,
  GroupForms,
  OwnGroups,
  StayRestorer,
  AbsenceRestorer,
  PlanHistory,
  UndoHindrances,
  UndoVerdicts,
  UndoIntents,
  CardNights,
  GiftPoints,
  Reductions,
  InstantOffers,
  UnpaidBookings,
  SameBoats,
  MergedStays,
  ComparedStays,
  PaymentRecorder,
  Receipts,
  ReservationHistory,
  BerthNames,
  BerthSection,
  RowFactsOfMarina,
  WaitingPlaces,
  WaitingLine,
  BerthOfferProcess,
  PlacingRows,
  StaysByName,
  DownloadTokens,
];

/** Stays of visitors and residents, from the request to the last payment. */
@Area({
  records: [reservationRecord, boaterLinkRecord, groupRecord],
  auditWords: reservationAuditWords,
  errorKinds: {
    BOATER_LINK_ONLY_READS: 'forbidden',
    LINK_EXPIRED: 'forbidden',
    PAYMENT_PROVIDER_UNAVAILABLE: 'unavailable',
  },
  calls: [
    RequestStay,
    BookInstantly,
    AcceptPrice,
    AcceptGroup,
    ShowOwnGroup,
    AcceptDates,
    AcceptBerthOffer,
    DeclineBerthOffer,
    AcceptTerms,
    DeclineTerms,
    AddDocument,
    CompleteDetails,
    PayReservation,
    MessageMarina,
    CancelOwnStay,
    ShowBoaterReservation,
    LinkOwnAttachment,
    LinkAttachment,
    DownloadAttachment,
    ShowBoaterLink,
    OpenBoaterLink,
    AdoptGivenPhone,
    SendBoaterLink,
    RevokeBoaterLink,
    SearchReservations,
    SearchAllReservations,
    ShowReservation,
    ShowSameBoat,
    MergeStaysAsOne,
    SeparateStayAgain,
    ListContacts,
    SuggestBerths,
    LookUpBoater,
    PriceDates,
    RateBoater,
    CompareTerms,
    OfferTodaysTerms,
    WithdrawTermsOffer,
    PriceStay,
    QuoteStay,
    EnterReservation,
    CreateGroup,
    AddGroupBoats,
    TakeOutOfGroup,
    SetGroupPayer,
    PayGroup,
    ShowGroup,
    FindGroupBerths,
    PriceGroupOffers,
    RenewContract,
    UpdateRequestedStay,
    UpdateEnteredStay,
    SuggestDates,
    AcceptDatesForBoater,
    RecordParty,
    SelectMatch,
    ChooseBerth,
    UnassignBerth,
    RecordCounterPayment,
    UndoPayment,
    WaiveDeposit,
    RecordRefund,
    MailReceipt,
    LinkReceipt,
    DownloadReceipt,
    ListStaysToPlace,
    ShowStayToPlace,
    PreviewBestPlacements,
    PlaceBest,
    OfferBerthToStay,
    OfferToNextInLine,
    WithdrawBerthOffer,
    CloseSupplyAlert,
    ShowHowBerthWasGiven,
    PreviewPlanGesture,
    CarryOutPlanGesture,
    ShowPlanActions,
    PreviewUndo,
    UndoPlanAction,
  ],
  projections: [reservationList, groupList, reservationDetails, deadlines, supplyAlerts, waitingOffers, takings],
  policies: [
    OfferRepricePolicy,
    BerthRepairPolicy,
    PlanChangePolicy,
    GroupCompletionPolicy,
    GroupLeavingPolicy,
    MergeCompletionPolicy,
    GroupPayerPolicy,
    GroupPaymentPolicy,
    BerthHandOnPolicy,
    NightsRepairPolicy,
    PointsRepairPolicy,
    RefundPolicy,
    ContactDisclosurePolicy,
    DeparturePolicy,
    BoaterMails,
    ApprovalKitMails,
    UnapprovedFiles,
  ],
  paymentListeners: [PaymentSettlementPolicy],
  providers: [
    ...messages,
    ...steps,
    ExpiryJob,
    UnapprovedFilesJob,
    ApprovalKits,
    ContactDisclosureJob,
    ApprovalKitJob,
    { provide: LinkAuthenticator, useClass: ReservationLinkAuthenticator },
  ],
})
export class ReservationsModule {}
