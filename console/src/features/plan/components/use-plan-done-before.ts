import type { PlanEffects, PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import { useDoneBefore } from '../../../entities/reservation/use-refusal-text.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { isBeingBooked } from '../model/being-booked.js';

/**
 * Returns who has changed the stay of a gesture first, what was done and when; null: nobody, or the gesture is refused
 * for another reason.
 */
export function usePlanDoneBefore(change: PlanGesture, refusal: PlanEffects['refusal']): string | null {
  const id = 'reservation_id' in change ? change.reservation_id : null;
  return useDoneBefore(id, refusal === null || isBeingBooked(refusal) ? null : errorOf(refusal));
}

function errorOf({ code, errors }: NonNullable<PlanEffects['refusal']>): ApiError {
  return new ApiError({ status: 409, error_type: code, errors });
}
