export const viewErrors = {
  not_found: 'VIEW_NOT_FOUND',
  /** Only users who may manage the marina set the view with which a list opens for colleagues. */
  default_for_managers: 'VIEW_DEFAULT_FOR_MANAGERS',
  /** A user has more views than are useful. */
  too_many: 'VIEW_LIMIT_REACHED',
} as const;
