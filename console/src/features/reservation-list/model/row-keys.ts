import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import type { ListTab } from './list-tabs.js';

/** Catalogue keys for the codes of the contracts. */

export const tabWords = {
  PENDING: 'tabPending',
  APPROVED: 'tabApproved',
  CLOSED: 'tabClosed',
  ALL: 'tabAll',
  NEW: 'tabNew',
  WAITING_LIST: 'trade:waitingList',
  APPROVED_PENDING_PAYMENT: 'tabApprovedPendingPayment',
  BOOKED: 'tabBooked',
  HISTORY: 'tabHistory',
} as const satisfies Record<ListTab, string>;

export const sourceWords = {
  BOATER: 'sourceBoater',
  MARINA: 'sourceMarina',
} as const satisfies Record<ReservationRow['source'], string>;

export const customerWords = {
  RESIDENT: 'trade:berthHolder',
  VISITOR: 'trade:visitor',
} as const satisfies Record<ReservationRow['customer_type'], string>;

export const actionWords = {
  MARINA: 'actionMarina',
  BOATER: 'actionBoater',
  NOBODY: 'actionNobody',
} as const;

export const presetWords = {
  today: 'common:today',
  next_7_days: 'periodNext7',
  next_30_days: 'periodNext30',
} as const;
