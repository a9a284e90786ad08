import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { SameBoat } from '../../../contracts/reservations/same-boat.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { SameBoats } from '../lookups/same-boats.js';

/** What else a reservation's boat has on its nights. */
@Handles(reservationApi.sameBoat)
export class ShowSameBoat {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly boats: SameBoats,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof reservationApi.sameBoat>): Promise<SameBoat | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const { state } = found;
    const stays = await this.boats.stays({ ...state, marina_id, reservation_id });
    const { vessel_id } = state.vessel;
    const nights = { start_date: state.start_date, end_date: state.end_date };
    const own =
      vessel_id === null ? null : await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, ...nights }));
    return { stays, own_berth: own === null ? null : { berth_id: own.berth_id, berth_name: own.berth_name } };
  }
}
