import { Controller } from '@nestjs/common';
import { cardApi } from '../../../contracts/memberships/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { RedeemVisit, ReturnVisit } from '../commands/redeem-visit.js';
import { GetVisits } from '../queries/get-visits.js';
import { CountVisits, MapVisits } from '../queries/visit-reports.js';

/** Visits on which nights of cards were redeemed. */
@Controller()
export class VisitController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(cardApi.visits)
  visits(@Input() { customer_id }: RouteInput<typeof cardApi.visits>, @MarinaId() marina: string) {
    return this.queries.execute(new GetVisits(marina, customer_id));
  }

  @Endpoint(cardApi.redeemNights)
  redeemNights(
    @Input() { customer_id, start_date, end_date }: RouteInput<typeof cardApi.redeemNights>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new RedeemVisit(customer_id, { start_date, end_date }, context));
  }

  @Endpoint(cardApi.returnNights)
  returnNights(
    @Input() { customer_id, visit_id }: RouteInput<typeof cardApi.returnNights>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ReturnVisit(customer_id, visit_id, context));
  }

  @Endpoint(cardApi.visitsPerYear)
  visitsPerYear(@Input() { year }: RouteInput<typeof cardApi.visitsPerYear>, @MarinaId() marina: string) {
    return this.queries.execute(new CountVisits(marina, year));
  }

  @Endpoint(cardApi.mapVisits)
  mapVisits(@Input() { year }: RouteInput<typeof cardApi.mapVisits>, @MarinaId() marina: string) {
    return this.queries.execute(new MapVisits(marina, year));
  }
}
