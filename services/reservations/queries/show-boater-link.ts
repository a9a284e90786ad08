import type { BoaterLink } from '../../../contracts/reservations/boater-link.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { shownLink } from '../domain/boater-link.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The state of a reservation's link, read from its stream. */
export class ShowBoaterLink extends Query<BoaterLink | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly reservationId: string,
  ) {
    super();
  }
}

@QueryHandler(ShowBoaterLink)
export class ShowBoaterLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ marinaId, reservationId }: ShowBoaterLink): Promise<BoaterLink | Refusal> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const { reservation_id, marina_id } = state;
    if (reservation_id === null || marina_id !== marinaId) return refuse('not_found', 'NOT_FOUND');
    const link = await this.streams.load(boaterLinkRecord, reservationId);
    return shownLink(link.state, { ...state, reservation_id }, this.clock.nowIso());
  }
}
