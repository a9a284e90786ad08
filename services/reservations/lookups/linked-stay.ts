import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { LinkedStay, LinkState } from '../domain/boater-link.js';
import { canceledStatuses, expiredStatuses, isOneOf } from '../domain/history.js';
import { goesOnAs, type ReservationState, standingCode } from '../domain/reservation-state.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

interface FoundStay {
  readonly stay: LinkedStay;
  readonly link: LinkState;
  /** The stay was cancelled or has expired: its link changes nothing any more. */
  readonly reads_only: boolean;
}

/**
 * The stay that a reservation's link opens, and the link, from their streams. The link of a stay that was merged opens the
 * one that goes on. Null: there is no such reservation.
 */
export async function linkedStay(streams: StreamRepository, reservationId: string): Promise<FoundStay | null> {
  const { state: own } = await streams.load(reservationRecord, reservationId);
  if (own.reservation_id === null) return null;
  const { id: reservation_id, state } = await goingOn(streams, { id: reservationId, state: own });
  const { marina_id, boater_id, end_date } = state;
  const { state: link } = await streams.load(boaterLinkRecord, reservationId);
  const status = standingCode(state);
  return {
    stay: { reservation_id, marina_id, boater_id, end_date },
    link,
    reads_only: status !== null && isOneOf([...canceledStatuses, ...expiredStatuses], status),
  };
}

interface Stay {
  readonly id: string;
  readonly state: ReservationState;
}

/** The stay that goes on after all merging. A stay is merged only into an open one, so they form no circle. */
async function goingOn(streams: StreamRepository, own: Stay): Promise<Stay> {
  const next = goesOnAs(own.state);
  if (next === null) return own;
  return goingOn(streams, { id: next, state: (await streams.load(reservationRecord, next)).state });
}
