import { FindStayLink } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { stateOf } from '../domain/boater-link.js';
import { linkedStay } from '../lookups/linked-stay.js';

@QueryHandler(FindStayLink)
export class FindStayLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ reservationId }: FindStayLink): Promise<BusAnswer<FindStayLink>> {
    const found = await linkedStay(this.streams, reservationId);
    if (found === null) return null;
    const { stay, link, reads_only } = found;
    const { reservation_id, marina_id, boater_id } = stay;
    const state = stateOf(link, link.serial, stay, this.clock.nowIso());
    return { reservation_id, marina_id, boater_id, serial: link.serial, state, reads_only };
  }
}
