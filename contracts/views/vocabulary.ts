/** The lists that views are saved of. */
export const viewedLists = [
  'reservations',
  'reservations_admin',
  'customers',
  'inventory',
  'absences',
  'activity',
  'boaters',
  'messages',
  'reports',
  'history',
  'histories',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** How often a view of the reports is sent to its owner by mail. */
export const viewMailings = ['NONE', 'WEEK', 'MONTH'] as const;
export type ViewMailing = (typeof viewMailings)[number];
