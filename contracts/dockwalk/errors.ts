import { sharedErrors } from '../vocabulary/shared-errors.js';

/** Stable `error_type` codes of dock walks, beside those every call can answer. */
export const dockWalkErrors = {
  walk_not_found: sharedErrors.walk_not_found,
  /** The walk is saved, so its piers can no longer be marked. details: `saved_at`. */
  walk_saved: 'DOCK_WALK_SAVED',
  conflict_not_found: 'DOCK_WALK_CONFLICT_NOT_FOUND',
  /** Somebody else decided it. details: `choice`. */
  conflict_decided: 'DOCK_WALK_CONFLICT_DECIDED',
  difference_not_found: 'DOCK_WALK_DIFFERENCE_NOT_FOUND',
  /** It was resolved or dismissed meanwhile. details: `state`. */
  difference_settled: 'DOCK_WALK_DIFFERENCE_SETTLED',
  photo_not_found: 'DOCK_WALK_PHOTO_NOT_FOUND',
  /** The tap's id belongs to another tap. */
  tap_exists: 'DOCK_WALK_TAP_EXISTS',
} as const;
