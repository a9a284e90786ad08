/** What an API key may open. Each call that programs may make names its scope; all of them only read. */
export const apiScopes = [
  'feed:read',
  'reservations:read',
  'berths:read',
  'absences:read',
  'customers:read',
  'memberships:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];
