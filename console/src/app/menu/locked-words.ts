import type { Walkthrough } from './menu-rules.js';

export const lockedWords = {
  reservation: { title: 'lockedReservationTitle', text: 'lockedReservationText' },
  absence_report: { title: 'lockedAbsenceTitle', text: 'lockedAbsenceText' },
  inventory: { title: 'lockedInventoryTitle', text: 'lockedInventoryText' },
  matching: { title: 'lockedMatchingTitle', text: 'lockedMatchingText' },
  plan: { title: 'lockedPlanTitle', text: 'lockedPlanText' },
  map: { title: 'lockedMapTitle', text: 'lockedMapText' },
  activity: { title: 'lockedActivityTitle', text: 'lockedActivityText' },
  dock_walk: { title: 'lockedDockWalkTitle', text: 'lockedDockWalkText' },
  past: { title: 'lockedPastTitle', text: 'lockedPastText' },
  waiting: { title: 'lockedWaitingTitle', text: 'lockedWaitingText' },
  chat: { title: 'lockedChatTitle', text: 'lockedChatText' },
} as const satisfies Record<Walkthrough, unknown>;
