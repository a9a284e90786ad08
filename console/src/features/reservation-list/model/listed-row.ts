import type {
  ReservationAdminRow,
  ReservationRow,
  ReservationTab,
} from '../../../../../contracts/reservations/list.js';

/** A row of either list; across marinas it says where it is. */
export type ListedRow = ReservationRow & Partial<Pick<ReservationAdminRow, 'marina'>>;

/** What either list is answered. */
export interface ListAnswer {
  readonly items: readonly ListedRow[];
  readonly total: number;
  readonly counts: Partial<Record<ReservationTab, number>>;
}
