import type { Walkthrough } from './menu-rules.js';

/** Features with an explanation for marinas that lack them. */
export type Locked = Walkthrough | 'chat';

export const lockedWords = {
  reservation: { title: 'lockedReservationTitle', text: 'lockedReservationText' },
  absence_report: { title: 'lockedAbsenceTitle', text: 'lockedAbsenceText' },
  inventory: { title: 'lockedInventoryTitle', text: 'lockedInventoryText' },
  chat: { title: 'lockedChatTitle', text: 'lockedChatText' },
} as const satisfies Record<Locked, unknown>;
