import { FindStayLink } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { stateOf } from '../domain/boater-link.js';
import { canceledStatuses, expiredStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

@QueryHandler(FindStayLink)
export class FindStayLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ reservationId }: FindStayLink): Promise<BusAnswer<FindStayLink>> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const { reservation_id, marina_id, boater_id, end_date } = state;
    if (reservation_id === null) return null;
    const { state: link } = await this.streams.load(boaterLinkRecord, reservation_id);
    const stay = { reservation_id, marina_id, boater_id, end_date };
    const status = standingCode(state);
    return {
      marina_id,
      boater_id,
      serial: link.serial,
      state: stateOf(link, link.serial, stay, this.clock.nowIso()),
      reads_only: status !== null && isOneOf([...canceledStatuses, ...expiredStatuses], status),
    };
  }
}
