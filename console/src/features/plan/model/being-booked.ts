import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';

/** The boater of an instant booking has yet to pay: that is the reason, whoever acted last. */
export function isBeingBooked({ code, details }: NonNullable<PlanEffects['refusal']>): boolean {
  return (
    code === 'RESERVATION_ACTION_NOT_ALLOWED' &&
    details.action === 'UPDATE' &&
    details.status === 'INSTANT_BOOKING_INITIATED'
  );
}
