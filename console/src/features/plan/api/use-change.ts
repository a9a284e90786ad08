import { useRef } from 'react';
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
      if (!error.stale) return;
      meanwhile.current = error.changes;
      void preview.refetch();
    },
  });
  const effects = preview.data;
  return {
    effects,
    error: sending.error?.stale === true ? preview.error : (sending.error ?? preview.error),
    meanwhile: sending.error?.stale === true ? meanwhile.current : [],
    busy: sending.isPending,
    confirm: () => {
      if (effects !== undefined) void sending.send({ gesture: worded, basis: effects.basis });
    },
  };
}
