/** Kinds of change by which people filter a history. Each area's audit view assigns one to each of its events. */
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
