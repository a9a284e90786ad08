import { ListStaysOfHandler } from './queries/list-stays-of.js';
import { Area } from '../platform/areas/area.js';
import { reservationAuditWords } from './audit/audit-words.js';
import { LinkAuthenticator } from '../platform/http/caller.js';
import { AddDocumentHandler } from './commands/add-document.js';
import { MoveReservationHandler } from './commands/move-reservation.js';
import { AssignBerthHandler } from './commands/assign-berth.js';
import { BerthChoosing } from './berthing/berth-choosing.js';
import { BerthOffering } from './berthing/berth-offering.js';
import { BoatOnRecord } from './lookups/boat-on-record.js';
import { CreateReservationHandler } from './commands/create-reservation.js';
import { RenewContractHandler } from './commands/renew-contract.js';
import { InstantOffers } from './lookups/instant-offers.js';
import { UnpaidBookings } from './lookups/unpaid-bookings.js';
import { BoaterLinks } from './links/boater-link.js';
import { LinkTokens } from './links/link-token.js';
import { OpeningFacts } from './lookups/opening-facts.js';
import { PayReservationHandler } from './commands/pay-reservation.js';
import { OfferBerthHandler } from './commands/offer-berth.js';
import { OfferBerthToNextHandler } from './commands/offer-berth-to-next.js';
import { PlaceBestHandler } from './commands/place-best.js';
import { CancelStayHandler } from './commands/cancel-stay.js';
import { RehouseStayHandler } from './commands/rehouse-stay.js';
import { PaymentRecording } from './payments/payment-recording.js';
import { PlanAgreement } from './berthing/plan-agreement.js';
import { AbsenceRestoring } from './berthing/absence-restoring.js';
import { StayRestoring } from './berthing/stay-restoring.js';
import { PlanChanging } from './berthing/plan-changing.js';
import { PlanEffectsOf } from './berthing/plan-effects.js';
import { PlanHistory } from './berthing/plan-history.js';
import { PlanIntents } from './berthing/plan-intents.js';
import { UndoHindrances } from './berthing/undo-hindrances.js';
import { UndoVerdicts } from './berthing/undo-verdicts.js';
import { UndoIntents } from './berthing/undo-intents.js';
import { ChangePlanHandler } from './commands/change-plan.js';
import { UndoPlanActionHandler } from './commands/undo-plan-action.js';
import { Receipts } from './payments/receipts.js';
import { SpentPoints } from './payments/spent-points.js';
import { RedeemedNights } from './payments/redeemed-nights.js';
import { RequestReservationHandler } from './commands/request-reservation.js';
import { PolicyFiles } from './lookups/policy-files.js';
import { PriceGaps } from './lookups/price-gaps.js';
import { ReservationFacts } from './lookups/reservation-facts.js';
import { WaitingLine } from './lookups/waiting-line.js';
import { ReservationMutex } from './records/reservation-mutex.js';
import { WaitingLineMutex } from './records/waiting-line-mutex.js';
import { SettlePaymentHandler } from './commands/settle-payment.js';
import { SkipMatchHandler } from './commands/skip-match.js';
import { UpdateReservationHandler } from './commands/update-reservation.js';
import { AttachmentController } from './http/attachment-controller.js';
import { BoaterController } from './http/boater-controller.js';
import { BoaterQueryController } from './http/boater-query-controller.js';
import { CounterController } from './http/counter-controller.js';
import { MatchingController } from './http/matching-controller.js';
import { PaymentQueryController } from './http/payment-query-controller.js';
import { PlanGestureController } from './http/plan-gesture-controller.js';
import { ReservationController } from './http/reservation-controller.js';
import { ReservationLinkAuthenticator } from './http/reservation-link-authenticator.js';
import { ReservationQueryController } from './http/reservation-query-controller.js';
import { BerthMending } from './policies/berth-mending.js';
import { BerthPassing } from './policies/berth-passing.js';
import { BoaterMails } from './policies/boater-mails.js';
import { ContactRevealing } from './policies/contact-revealing.js';
import { DepartureFollowing } from './policies/departure.js';
import { ApprovalKitJob } from './policies/approval-kit-job.js';
import { ApprovalKitMails } from './policies/approval-kit-mails.js';
import { ApprovalKits } from './mail/approval-kits.js';
import { ExpiryJob } from './policies/expiry-job.js';
import { UnapprovedFiles } from './policies/unapproved-files.js';
import { UnapprovedFilesJob } from './policies/unapproved-files-job.js';
import { PointsMending } from './policies/points-mending.js';
import { NightsMending } from './policies/nights-mending.js';
import { PaymentSettling } from './policies/payment-settling.js';
import { PlanFollowing } from './policies/plan-following.js';
import { Refunding } from './policies/refunding.js';
import { ReservationHistory } from './policies/reservation-history.js';
import { deadlines } from './projections/deadlines.js';
import { reservationDetails } from './projections/reservation-details.js';
import { reservationList } from './projections/reservation-list.js';
import { supplyAlerts } from './projections/supply-alerts.js';
import { waitingOffers } from './projections/waiting-offers.js';
import { BerthNames } from './queries/berth-names.js';
import { BerthSection } from './queries/berth-section.js';
import { DownloadAttachmentHandler } from './queries/download-attachment.js';
import { DownloadReceiptHandler } from './queries/download-receipt.js';
import { DownloadTokens } from './queries/download-tokens.js';
import { FindBookedStaysHandler } from './queries/find-booked-stays.js';
import { FindNextStaysHandler } from './queries/find-next-stays.js';
import { DescribeStaysHandler } from './queries/describe-stays.js';
import { ListWaitingStaysHandler } from './queries/list-waiting-stays.js';
import { FindSaleHandler } from './queries/find-sale.js';
import { FindContractsInUseHandler } from './queries/find-contracts-in-use.js';
import { FindOpenOffersHandler } from './queries/find-open-offers.js';
import { RepriceOfferHandler } from './commands/reprice-offer.js';
import { OfferRepricing } from './policies/offer-repricing.js';
import { FindOpenBalancesHandler } from './queries/find-open-balances.js';
import { FindReservationHandler } from './queries/find-reservation.js';
import { FindStayLinkHandler } from './queries/find-stay-link.js';
import { HowBerthWasGivenHandler } from './queries/how-berth-was-given.js';
import { ListStaysToPlaceHandler } from './queries/list-placing.js';
import { StaysByName } from './queries/passed-over-names.js';
import { PlacingRows } from './queries/placing-rows.js';
import { PreviewBestPlacementsHandler } from './queries/preview-best.js';
import { ShowStayToPlaceHandler } from './queries/show-placing.js';
import { LinkAttachmentHandler, SignFileLinkHandler } from './queries/link-attachment.js';
import { LinkReceiptHandler } from './queries/link-receipt.js';
import { LookUpBoaterHandler } from './queries/look-up-boater.js';
import { PriceOfStayHandler } from './queries/price-of-stay.js';
import { QuoteStayHandler } from './queries/quote-stay.js';
import { RowFactsOfMarina } from './queries/row-facts.js';
import { SearchAllReservationsHandler } from './queries/search-all-reservations.js';
import { SearchReservationsHandler } from './queries/search-reservations.js';
import { ShowBoaterReservationHandler } from './queries/show-boater-reservation.js';
import { MarkStaysHandler } from './queries/mark-stays.js';
import { PreviewCancelHandler } from './queries/preview-cancel.js';
import { PreviewGestureHandler } from './queries/preview-gesture.js';
import { RehearseRehousingHandler } from './queries/rehearse-rehousing.js';
import { PreviewUndoHandler, ShowPlanActionsHandler } from './queries/show-plan-actions.js';
import { SumTakingsHandler } from './queries/sum-takings.js';
import { takings } from './projections/takings.js';
import { CountOurMovesHandler, ShowOurMovesHandler } from './queries/show-our-moves.js';
import { CountStaysFromHandler, CountVisitsByMonthHandler, FindFirstYearHandler } from './queries/count-visits.js';
import { ShowReservationHandler } from './queries/show-reservation.js';
import { SuggestBerthsHandler } from './queries/suggest-berths.js';
import { WaitingPlaces } from './queries/waiting-places.js';
import { SendTestKitHandler } from './commands/send-test-kit.js';
import { ChangeBoaterLinkHandler } from './commands/change-boater-link.js';
import { BoaterLinkController } from './http/boater-link-controller.js';
import { ShowBoaterLinkHandler } from './queries/show-boater-link.js';
import { boaterLinkRecord } from './records/boater-link-record.js';
import { reservationRecord } from './records/reservation-record.js';

const commandHandlers = [
  ChangePlanHandler,
  UndoPlanActionHandler,
  RequestReservationHandler,
  CreateReservationHandler,
  RenewContractHandler,
  UpdateReservationHandler,
  MoveReservationHandler,
  AssignBerthHandler,
  SkipMatchHandler,
  OfferBerthHandler,
  OfferBerthToNextHandler,
  PlaceBestHandler,
  RehouseStayHandler,
  RepriceOfferHandler,
  CancelStayHandler,
  AddDocumentHandler,
  PayReservationHandler,
  SettlePaymentHandler,
  ChangeBoaterLinkHandler,
  SendTestKitHandler,
];
const lookUps = [
  PriceGaps,
  ReservationFacts,
  OpeningFacts,
  PolicyFiles,
  LinkTokens,
  BoaterLinks,
  BerthChoosing,
  BoatOnRecord,
  PlanAgreement,
  PlanIntents,
  PlanEffectsOf,
  PlanChanging,
  StayRestoring,
  AbsenceRestoring,
  PlanHistory,
  UndoHindrances,
  UndoVerdicts,
  UndoIntents,
  RedeemedNights,
  SpentPoints,
  InstantOffers,
  UnpaidBookings,
  PaymentRecording,
  Receipts,
  ReservationMutex,
  ReservationHistory,
  BerthNames,
  BerthSection,
  RowFactsOfMarina,
  WaitingPlaces,
  WaitingLine,
  WaitingLineMutex,
  BerthOffering,
  PlacingRows,
  StaysByName,
  DownloadTokens,
];
const queryHandlers = [
  FindReservationHandler,
  FindStayLinkHandler,
  FindOpenOffersHandler,
  FindContractsInUseHandler,
  FindSaleHandler,
  FindBookedStaysHandler,
  FindNextStaysHandler,
  ListStaysOfHandler,
  FindOpenBalancesHandler,
  DescribeStaysHandler,
  ListWaitingStaysHandler,
  SearchReservationsHandler,
  SearchAllReservationsHandler,
  ShowOurMovesHandler,
  CountOurMovesHandler,
  SumTakingsHandler,
  CountStaysFromHandler,
  CountVisitsByMonthHandler,
  FindFirstYearHandler,
  ShowReservationHandler,
  PreviewGestureHandler,
  RehearseRehousingHandler,
  PreviewCancelHandler,
  ShowPlanActionsHandler,
  PreviewUndoHandler,
  MarkStaysHandler,
  ShowBoaterReservationHandler,
  LookUpBoaterHandler,
  QuoteStayHandler,
  PriceOfStayHandler,
  LinkAttachmentHandler,
  SignFileLinkHandler,
  DownloadAttachmentHandler,
  LinkReceiptHandler,
  DownloadReceiptHandler,
  SuggestBerthsHandler,
  ListStaysToPlaceHandler,
  ShowStayToPlaceHandler,
  PreviewBestPlacementsHandler,
  HowBerthWasGivenHandler,
  ShowBoaterLinkHandler,
];

/** Stays of visitors and residents, from the request to the last payment. */
@Area({
  records: [reservationRecord, boaterLinkRecord],
  auditWords: reservationAuditWords,
  errorKinds: {
    BOATER_LINK_ONLY_READS: 'forbidden',
    LINK_EXPIRED: 'forbidden',
    PAYMENT_PROVIDER_UNAVAILABLE: 'unavailable',
  },
  projections: [reservationList, reservationDetails, deadlines, supplyAlerts, waitingOffers, takings],
  policies: [
    OfferRepricing,
    BerthMending,
    PlanFollowing,
    BerthPassing,
    NightsMending,
    PointsMending,
    Refunding,
    ContactRevealing,
    DepartureFollowing,
    BoaterMails,
    ApprovalKitMails,
    UnapprovedFiles,
  ],
  paymentListeners: [PaymentSettling],
  controllers: [
    ReservationController,
    BoaterController,
    ReservationQueryController,
    MatchingController,
    BoaterQueryController,
    PaymentQueryController,
    CounterController,
    BoaterLinkController,
    AttachmentController,
    PlanGestureController,
  ],
  providers: [
    ...commandHandlers,
    ...queryHandlers,
    ...lookUps,
    ExpiryJob,
    UnapprovedFilesJob,
    ApprovalKits,
    ApprovalKitJob,
    { provide: LinkAuthenticator, useClass: ReservationLinkAuthenticator },
  ],
})
export class ReservationsModule {}
