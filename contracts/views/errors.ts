export const viewErrors = {
  not_found: 'VIEW_NOT_FOUND',
  /** A user has more views than are useful. */
  too_many: 'VIEW_LIMIT_REACHED',
} as const;
