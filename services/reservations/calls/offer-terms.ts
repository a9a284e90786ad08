import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';
import { MoveReservation } from '../messages/move-reservation.js';

/** Staff offer today's terms for a booked stay, priced by the list of this moment. */
@Handles(reservationPriceApi.offerTerms)
export class OfferTodaysTerms {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input: { reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof reservationPriceApi.offerTerms>): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    if (isRefusal(found)) return found;
    const offer = await this.terms.today(found);
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'OfferTerms', offer }, context));
  }
}
