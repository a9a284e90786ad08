import { useRef } from 'react';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import type { PlanEffects, PlanGesture } from '../../../../../contracts/berths/plan-gestures.js';
import type { ApiError, ChangeMeanwhile } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';

export interface Change {
  /** What the change would lead to; undefined while it is calculated. */
  readonly effects: PlanEffects | undefined;
  /** Why it could not be calculated, or was refused when it was made. */
  readonly error: ApiError | null;
  /** Changes of colleagues that came between preview and change; the preview then shows the plan with them. */
  readonly meanwhile: readonly ChangeMeanwhile[];
  readonly busy: boolean;
  readonly confirm: () => void;
}

/** Whether the next preview shows why the change was refused: the plan has changed, or the boat got a berth meanwhile. */
const previewSays = ({ stale, error_type }: ApiError): boolean => stale || error_type === berthErrors.boat_has_a_berth;

/**
 * Previews a change of the plan, keeps the preview fresh, and makes the change. `onDone` receives the action's id.
 * @param worded the same gesture with own words to the boater, which change nothing that is previewed
 */
export function useChange(gesture: PlanGesture, worded: PlanGesture, onDone: (actionId: string) => void): Change {
  const preview = useLoad(
    planGestureCalls.planPreview,
    { gesture },
    { topics: [{ topic: 'occupancy' }, { topic: 'reservations' }, { topic: 'berths' }], keepPrevious: true },
  );
  const meanwhile = useRef<readonly ChangeMeanwhile[]>([]);
  const sending = useSend(planGestureCalls.planChange, {
    topics: [{ topic: 'occupancy' }],
    onDone: ({ id }) => onDone(id),
    onRefused: (error) => {
      if (!previewSays(error)) return;
      meanwhile.current = error.changes;
      void preview.refetch();
    },
  });
  const effects = preview.data;
  return {
    effects,
    error: sending.error !== null && previewSays(sending.error) ? preview.error : (sending.error ?? preview.error),
    meanwhile: sending.error?.stale === true ? meanwhile.current : [],
    busy: sending.isPending,
    confirm: () => {
      if (effects !== undefined) void sending.send({ gesture: worded, basis: effects.basis });
    },
  };
}
