/** Stable `error_type` codes of conflicts, beside those every call can answer. */
export const conflictErrors = {
  /** Somebody has solved it, or it went away. details: `by` (name or null), `at`, `remedy` (kind or null). */
  solved: 'CONFLICT_SOLVED',
  /** Another remedy is being carried out. details: `by`. */
  busy: 'CONFLICT_BUSY',
  /** The remedy does not belong to this conflict, or is no longer possible. details: `kind`. */
  remedy_gone: 'CONFLICT_REMEDY_GONE',
  /** The time to wait until has passed. details: `until`. */
  until_past: 'CONFLICT_UNTIL_PAST',
} as const;
