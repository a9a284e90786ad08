import { boaterLinkApi } from '../../../contracts/reservations/api.js';
import type { BoaterLink } from '../../../contracts/reservations/boater-link.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { shownLink } from '../domain/boater-link.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The state of a reservation's link, read from its stream. */
@Handles(boaterLinkApi.show)
export class ShowBoaterLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id: reservationId },
    marina_id,
  }: ReceivedCall<typeof boaterLinkApi.show>): Promise<BoaterLink | Refusal> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const { reservation_id } = state;
    if (reservation_id === null || state.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const link = await this.streams.load(boaterLinkRecord, reservationId);
    return shownLink(link.state, { ...state, reservation_id }, this.clock.nowIso());
  }
}
