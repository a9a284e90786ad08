/** What people look for in a history. The audit view of an area says of each of its events which of these it is. */
export const kindsOfChange = [
  'requests',
  'offers',
  'dates',
  'endings',
  'berths',
  'money',
  'papers',
  'comings',
  'absences',
  'people',
  'cards',
  'inventory',
  'settings',
  'users',
] as const;
export type KindOfChange = (typeof kindsOfChange)[number];
