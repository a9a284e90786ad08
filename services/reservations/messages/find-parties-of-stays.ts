import { FindPartiesOfStays } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { shownParty } from '../domain/party.js';
import { reservationList } from '../projections/reservation-list.js';

/** Persons aboard from the list's read model. Other marinas' reservations are left out. */
@QueryHandler(FindPartiesOfStays)
export class FindPartiesOfStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindPartiesOfStays): Promise<BusAnswer<FindPartiesOfStays>> {
    const { marina_id, reservation_ids } = input;
    if (reservation_ids.length === 0) return new Map();
    const found = await this.projections.model(reservationList).getMany(reservation_ids);
    return new Map(
      found.flatMap(({ _id, marina_id: owner, state }) => {
        const party = shownParty(state);
        return owner !== marina_id || party === null ? [] : [[_id, party] as const];
      }),
    );
  }
}
