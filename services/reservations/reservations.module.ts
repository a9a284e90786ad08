import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { type Policy, PolicyHost } from '../platform/consuming/policy-host.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { PaymentListeners } from '../platform/payments/payment-listeners.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { reservationAuditView } from './audit-view.js';
import { AddDocumentHandler } from './commands/add-document.js';
import { AnswerReservationHandler } from './commands/answer-reservation.js';
import { AssignBerthHandler } from './commands/assign-berth.js';
import { BerthChoosing } from './berthing/berth-choosing.js';
import { BoatOnRecord } from './lookups/boat-on-record.js';
import { CreateReservationHandler } from './commands/create-reservation.js';
import { InstantOffers } from './lookups/instant-offers.js';
import { LinkTokens } from './links/link-token.js';
import { OpeningFacts } from './lookups/opening-facts.js';
import { PayReservationHandler } from './commands/pay-reservation.js';
import { PaymentRecording } from './payments/payment-recording.js';
import { PlanAgreement } from './berthing/plan-agreement.js';
import { RedeemedNights } from './payments/redeemed-nights.js';
import { RequestReservationHandler } from './commands/request-reservation.js';
import { ReservationFacts } from './lookups/reservation-facts.js';
import { ReservationMutex } from './records/reservation-mutex.js';
import { SettlePaymentHandler } from './commands/settle-payment.js';
import { SkipMatchHandler } from './commands/skip-match.js';
import { UpdateReservationHandler } from './commands/update-reservation.js';
import { reservationEvents } from './domain/events/reservation-event.js';
import { reservationFeedSource } from './feed/reservation-source.js';
import { BoaterController } from './http/boater-controller.js';
import { ReservationController } from './http/reservation-controller.js';
import { BerthMending } from './policies/berth-mending.js';
import { BoaterMails } from './policies/boater-mails.js';
import { ContactRevealing } from './policies/contact-revealing.js';
import { DepartureFollowing } from './policies/departure.js';
import { ExpiryJob } from './policies/expiry-job.js';
import { NightsMending } from './policies/nights-mending.js';
import { PaymentSettling } from './policies/payment-settling.js';
import { PlanFollowing } from './policies/plan-following.js';
import { Refunding } from './policies/refunding.js';
import { ReservationHistory } from './policies/reservation-history.js';
import { reservationQueryControllers, reservationQueryProviders, reservationReadModels } from './read-side.js';

const commandHandlers = [
  RequestReservationHandler,
  CreateReservationHandler,
  UpdateReservationHandler,
  AnswerReservationHandler,
  AssignBerthHandler,
  SkipMatchHandler,
  AddDocumentHandler,
  PayReservationHandler,
  SettlePaymentHandler,
];
const lookUps = [
  ReservationFacts,
  OpeningFacts,
  LinkTokens,
  BerthChoosing,
  BoatOnRecord,
  PlanAgreement,
  RedeemedNights,
  InstantOffers,
  PaymentRecording,
  ReservationMutex,
  ReservationHistory,
];
const policies = [
  BerthMending,
  PlanFollowing,
  NightsMending,
  Refunding,
  ContactRevealing,
  DepartureFollowing,
  BoaterMails,
];

@Module({
  controllers: [ReservationController, BoaterController, ...reservationQueryControllers],
  providers: [...commandHandlers, ...lookUps, ...policies, PaymentSettling, ExpiryJob, ...reservationQueryProviders],
})
export class ReservationsModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
    private readonly projections: ProjectionHost,
    private readonly host: PolicyHost,
    private readonly payments: PaymentListeners,
    private readonly settling: PaymentSettling,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.events.register(reservationEvents);
    this.projections.register(...reservationReadModels);
    for (const policy of policies) this.host.register(this.modules.get<Policy>(policy));
    this.audit.fold(reservationAuditView);
    this.hints.register('reservation-', { topic: 'reservations' });
    this.feed.register(reservationFeedSource);
    this.payments.register((told) => this.settling.take(told));
  }
}
