import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';
import { ListMessagesOf } from '../../../contracts/messages/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { ComparedStay, SameBoat } from '../../../contracts/reservations/same-boat.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ComparedStays } from '../lookups/compared-stays.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { SameBoats } from '../lookups/same-boats.js';

/** What else a reservation's boat has on its nights. */
@Handles(reservationApi.sameBoat)
export class ShowSameBoat {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly boats: SameBoats,
    private readonly compared: ComparedStays,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { reservation_id, ...dates },
    marina_id,
  }: ReceivedCall<typeof reservationApi.sameBoat>): Promise<SameBoat | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const { state, marina } = found;
    const { start_date = state.start_date, end_date = state.end_date } = dates;
    const nights = { start_date, end_date };
    const others = await this.boats.stays({ ...state, ...nights, marina_id, reservation_id });
    const compared = await this.compared.of(marina, [reservation_id, ...others.map((one) => one.reservation_id)]);
    const asked = compared.get(reservation_id);
    if (asked === undefined) return refuse('not_found', 'NOT_FOUND');
    const stays = others.flatMap((other) => {
      const stay = compared.get(other.reservation_id);
      return stay === undefined ? [] : { ...stay, ...other };
    });
    const { vessel_id } = state.vessel;
    const own =
      vessel_id === null ? null : await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, ...nights }));
    const written = stays.length === 0 ? null : await this.written(marina_id, state.boater_id, [asked, ...stays]);
    const own_berth = own === null ? null : { berth_id: own.berth_id, berth_name: own.berth_name };
    return { asked: { ...asked, ...nights }, stays, written, own_berth };
  }

  /** What was written to the boater since the last of the stays came in. */
  private async written(
    marina_id: string,
    boater_id: string,
    stays: readonly Pick<ComparedStay, 'created_at'>[],
  ): Promise<SameBoat['written']> {
    const since =
      stays
        .map(({ created_at }) => created_at)
        .sort()
        .at(-1) ?? '';
    const messages = await this.queries.execute(new ListMessagesOf({ marina_id, boater_ids: [boater_id] }));
    const last = messages.findLastIndex(({ from, at }) => from === 'MARINA' && at >= since);
    const ours = messages[last];
    if (ours === undefined) return null;
    return { at: ours.at, answered: messages.slice(last + 1).some(({ from }) => from === 'BOATER') };
  }
}
