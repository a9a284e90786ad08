import type { StatusFacts } from '../../../entities/reservation/status.js';
import type { ReservationContact } from '../../../../../contracts/reservations/contacts.js';
import type {
  ListedReservation,
  ReservationAdminRow,
  ReservationList,
  ReservationRow,
  ReservationTab,
} from '../../../../../contracts/reservations/list.js';

/** The fields of a row that decide the displayed status. */
export type ListedStatus = Pick<ReservationRow, 'reservation_status' | 'status_code' | 'action_required' | 'statuses'>;

export function statusFacts({ reservation_status, status_code, action_required, statuses }: ListedStatus): StatusFacts {
  return { reservation_status, status_code, statuses, payment_due: action_required === 'BOATER' };
}

/** A row of either list. A list across marinas has the marina in each row. */
export type ListedRow = ListedReservation &
  Partial<Pick<ReservationAdminRow, 'marina'>> & {
    /** How the boater is reached; loaded for an export only. */
    readonly contact?: Pick<ReservationContact, 'email' | 'phone'> | undefined;
  };

/** The answer to the request of either list. */
export interface ListAnswer {
  readonly items: readonly ListedRow[];
  readonly total: number;
  readonly counts: Partial<Record<ReservationTab, number>>;
  /** By whose move it is; absent in another order. */
  readonly moves?: ReservationList['moves'];
}
