import { Controller } from '@nestjs/common';
import { matchingApi } from '../../../contracts/reservations/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { MoveReservation } from '../commands/move-reservation.js';
import { OfferBerth } from '../commands/offer-berth.js';
import { OfferBerthToNext } from '../commands/offer-berth-to-next.js';
import { PlaceBest } from '../commands/place-best.js';
import { HowBerthWasGiven } from '../queries/how-berth-was-given.js';
import { ListStaysToPlace } from '../queries/list-placing.js';
import { PreviewBestPlacements } from '../queries/preview-best.js';
import { ShowStayToPlace } from '../queries/show-placing.js';

/** The matching page: stays without a berth, offers to the waiting list and supply alerts. */
@Controller()
export class MatchingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(matchingApi.list)
  list(@Input() input: RouteInput<typeof matchingApi.list>, @MarinaId() marina: string) {
    return this.queries.execute(new ListStaysToPlace(marina, input));
  }

  @Endpoint(matchingApi.get)
  get(@Input() { reservation_id }: RouteInput<typeof matchingApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowStayToPlace(marina, reservation_id));
  }

  @Endpoint(matchingApi.previewBest)
  previewBest(@MarinaId() marina: string) {
    return this.queries.execute(new PreviewBestPlacements(marina));
  }

  @Endpoint(matchingApi.placeBest)
  placeBest(@Input() input: RouteInput<typeof matchingApi.placeBest>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new PlaceBest(input, context));
  }

  @Endpoint(matchingApi.offerBerth)
  offerBerth(@Input() input: RouteInput<typeof matchingApi.offerBerth>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new OfferBerth(input, context));
  }

  @Endpoint(matchingApi.offerNext)
  offerNext(@Input() input: RouteInput<typeof matchingApi.offerNext>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new OfferBerthToNext({ ...input, after_offer_id: null }, context));
  }

  @Endpoint(matchingApi.withdrawOffer)
  withdrawOffer(@Input() input: RouteInput<typeof matchingApi.withdrawOffer>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, skip_reason: reason, skip_reason_text = '' } = input;
    const command = { type: 'WithdrawBerthOffer' as const, reason, note: skip_reason_text || null };
    return this.commands.execute(new MoveReservation(reservation_id, command, context));
  }

  @Endpoint(matchingApi.closeAlert)
  closeAlert(
    @Input() { reservation_id }: RouteInput<typeof matchingApi.closeAlert>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'CloseSupplyAlert' }, context));
  }

  @Endpoint(matchingApi.howGiven)
  howGiven(@Input() input: RouteInput<typeof matchingApi.howGiven>, @MarinaId() marina: string) {
    return this.queries.execute(new HowBerthWasGiven(marina, input));
  }
}
