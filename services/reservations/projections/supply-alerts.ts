import type { LossCause } from '../../../contracts/berths/vocabulary.js';
import type { LossReason } from '../../../contracts/reservations/vocabulary.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { reservationRecord } from '../records/reservation-record.js';

/** A stay lost its berth, and nobody has solved or closed it yet. */
export interface SupplyAlertDocument {
  marina_id: string;
  berth_id: string;
  reason: LossReason;
  /** Null: older events do not say it. */
  cause: LossCause | null;
  from_date: string;
  changed_by: string | null;
  at: string;
}

const opening = 'BerthUnassigned';
/** A berth again, an end of the reservation, or a word of staff. */
const ending: readonly ReservationEvent['type'][] = [
  'BerthAssigned',
  'SupplyAlertClosed',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
  'StayFinished',
];

/** Decreased-supply alerts (spec 3 §4): one per reservation that lost its berth, while it is open. */
export const supplyAlerts: Projection<SupplyAlertDocument, ReservationEvent> = {
  name: 'supply-alerts',
  version: 2,
  indexes: [{ fields: ['marina_id', 'at'] }],
  documentIds: (event) =>
    event.stream.startsWith(reservationRecord.prefix) && (event.type === opening || ending.includes(event.type))
      ? reservationRecord.idsIn(event)
      : [],
  apply: (_, { type, data, metadata }) => {
    if (type !== opening || !('cause' in data) || !('lost' in data) || data.lost === undefined) return null;
    const { reason, cause = null, from_date, changed_by } = data.lost;
    return {
      marina_id: metadata.marina_id ?? '',
      berth_id: data.berth_id,
      reason,
      cause,
      from_date,
      changed_by,
      at: data.at,
    };
  },
};
