import type { StatusFacts } from '../../../entities/reservation/status.js';
import type {
  ReservationAdminRow,
  ReservationRow,
  ReservationTab,
} from '../../../../../contracts/reservations/list.js';

/** The facts of a row that its status is shown by. */
export type ListedStatus = Pick<ReservationRow, 'reservation_status' | 'status_code' | 'action_required'>;

export function statusFacts({ reservation_status, status_code, action_required }: ListedStatus): StatusFacts {
  return { reservation_status, status_code, payment_due: action_required === 'BOATER' };
}

/** A row of either list; across marinas it says where it is. */
export type ListedRow = ReservationRow & Partial<Pick<ReservationAdminRow, 'marina'>>;

/** The answer to either list's question. */
export interface ListAnswer {
  readonly items: readonly ListedRow[];
  readonly total: number;
  readonly counts: Partial<Record<ReservationTab, number>>;
}
