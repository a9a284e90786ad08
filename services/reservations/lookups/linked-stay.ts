import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { LinkedStay, LinkState } from '../domain/boater-link.js';
import { canceledStatuses, expiredStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

interface FoundStay {
  readonly stay: LinkedStay;
  readonly link: LinkState;
  /** The stay was cancelled or has expired: its link changes nothing any more. */
  readonly reads_only: boolean;
}

/** The stay that a reservation's link opens, and the link, from their streams. Null: there is no such reservation. */
export async function linkedStay(streams: StreamRepository, reservationId: string): Promise<FoundStay | null> {
  const { state } = await streams.load(reservationRecord, reservationId);
  const { reservation_id, marina_id, boater_id, end_date } = state;
  if (reservation_id === null) return null;
  const { state: link } = await streams.load(boaterLinkRecord, reservation_id);
  const status = standingCode(state);
  return {
    stay: { reservation_id, marina_id, boater_id, end_date },
    link,
    reads_only: status !== null && isOneOf([...canceledStatuses, ...expiredStatuses], status),
  };
}
