import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { BoaterReturns } from '../../../contracts/reservations/returns.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { boaterReturns, type PastBooking } from '../domain/boater-returns.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';

/** How often a boater came back to the marina. What other marinas know of the person is left out. */
@Handles(reservationPriceApi.returns)
export class RateBoater {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { boater_id, vessel_id, reservation_id },
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.returns>): Promise<BoaterReturns | Refusal> {
    const [marina, records] = await Promise.all([
      this.queries.execute(new FindMarina(marina_id)),
      this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] })),
    ]);
    const ids = records.get(boater_id);
    if (marina === null || ids === undefined) return refuse('not_found', customerErrors.boater_not_found);
    const { time_zone } = marina;
    const days = { today: this.clock.today(time_zone), dayOf: (instant: string) => localDate(instant, time_zone) };
    const counts = (document: ReservationListDocument) => document.state.reservation_id !== reservation_id;
    const own = await this.bookings(marina_id, { boater_id: { $in: [...ids] } }, counts);
    const ofOthers = (document: ReservationListDocument) => counts(document) && !ids.includes(document.boater_id);
    const of_boat = vessel_id === null ? [] : await this.bookings(marina_id, { vessel_id }, ofOthers);
    return boaterReturns(own, of_boat, days);
  }

  private async bookings(
    marina_id: string,
    filter: Filter,
    counts: (document: ReservationListDocument) => boolean,
  ): Promise<PastBooking[]> {
    const found: PastBooking[] = [];
    for await (const document of this.projections.model(reservationList).each({ filter })) {
      if (document.marina_id === marina_id && counts(document)) found.push(document);
    }
    return found;
  }
}
