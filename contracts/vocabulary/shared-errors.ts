/** Codes that calls of several areas answer; the areas that refuse with them name them in their own `errors.ts`. */
export const sharedErrors = {
  /** The association of the marina has no membership cards. */
  memberships_not_available: 'MEMBERSHIPS_NOT_AVAILABLE',
  walk_not_found: 'DOCK_WALK_NOT_FOUND',
} as const;
