import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { reservationAuditView } from './audit-view.js';
import { AddDocumentHandler } from './commands/add-document.js';
import { AnswerReservationHandler } from './commands/answer-reservation.js';
import { AssignBerthHandler } from './commands/assign-berth.js';
import { BerthChoosing } from './commands/berth-choosing.js';
import { BerthsUnderWay } from './commands/berths-under-way.js';
import { CreateReservationHandler } from './commands/create-reservation.js';
import { LinkTokens } from './commands/link-token.js';
import { OpeningFacts } from './commands/opening-facts.js';
import { PayReservationHandler } from './commands/pay-reservation.js';
import { RedeemedNights } from './commands/redeemed-nights.js';
import { RequestReservationHandler } from './commands/request-reservation.js';
import { ReservationFacts } from './commands/reservation-facts.js';
import { UpdateReservationHandler } from './commands/update-reservation.js';
import { reservationEvents } from './domain/events/reservation-event.js';
import { BoaterController } from './http/boater-controller.js';
import { ReservationController } from './http/reservation-controller.js';
import { BerthMending } from './policies/berth-mending.js';
import { ExpiryJob } from './policies/expiry-job.js';
import { NightsMending } from './policies/nights-mending.js';
import { PlanFollowing } from './policies/plan-following.js';
import { Refunding } from './policies/refunding.js';
import { reservationQueryControllers, reservationQueryProviders, reservationReadModels } from './read-side.js';

const commandHandlers = [
  RequestReservationHandler,
  CreateReservationHandler,
  UpdateReservationHandler,
  AnswerReservationHandler,
  AssignBerthHandler,
  AddDocumentHandler,
  PayReservationHandler,
];
const lookUps = [ReservationFacts, OpeningFacts, LinkTokens, BerthChoosing, BerthsUnderWay, RedeemedNights];
const policies = [BerthMending, PlanFollowing, NightsMending, Refunding];

@Module({
  controllers: [ReservationController, BoaterController, ...reservationQueryControllers],
  providers: [...commandHandlers, ...lookUps, ...policies, ExpiryJob, ...reservationQueryProviders],
})
export class ReservationsModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly host: PolicyHost,
    private readonly berthMending: BerthMending,
    private readonly planFollowing: PlanFollowing,
    private readonly nightsMending: NightsMending,
    private readonly refunding: Refunding,
  ) {}

  onModuleInit(): void {
    this.events.register(reservationEvents);
    this.projections.register(...reservationReadModels);
    this.host.register(this.berthMending);
    this.host.register(this.planFollowing);
    this.host.register(this.nightsMending);
    this.host.register(this.refunding);
    this.audit.fold(reservationAuditView);
  }
}
