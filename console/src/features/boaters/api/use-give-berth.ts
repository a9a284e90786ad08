import { useState } from 'react';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { VesselRecord } from '../../../../../contracts/customers/vessel.js';
import { type BelowMinimum, minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { minimumOfRefusal } from '../../../entities/berth/minimum-of-refusal.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { HeldBerth } from './use-held-berth.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';

interface Giving {
  readonly vessel: Pick<VesselRecord, 'id' | 'length' | 'beam' | 'draft'>;
  /** The berth that the boat holds now and moves away from; null: none. */
  readonly held: HeldBerth | null;
  readonly chosen: BerthRecord | null;
  readonly onDone: () => void;
}

/** Gives the boat its first berth, or moves its residency to another one. Staff confirm a boat below a minimum. */
export function useGiveBerth({ vessel, held, chosen, onDone }: Giving) {
  const [below, setBelow] = useState<BelowMinimum | null>(null);
  const berth_id = chosen?.id ?? '';
  const gesture = {
    type: 'MOVE_RESIDENT' as const,
    allocation_id: held?.resident.allocation_id ?? '',
    berth_id,
    confirm_min_length: false,
  };
  const moves = held !== null && chosen !== null && chosen.id !== held.id;
  const preview = useLoad(
    planGestureCalls.planPreview,
    { gesture },
    { topics: [{ topic: 'occupancy' }, { topic: 'berths' }], enabled: moves },
  );
  const effects = moves ? preview.data : undefined;
  const options = {
    topics: [{ topic: 'berths' as const }, { topic: 'occupancy' as const }],
    onDone,
    onRefused: (error: ApiError) => {
      setBelow(minimumOfRefusal(error));
      if (error.stale) void preview.refetch();
    },
  };
  const allocate = useSend(availabilityCalls.allocateVessel, options);
  const move = useSend(planGestureCalls.planChange, options);
  const send = (confirm_min_length: boolean) => {
    if (held === null) void allocate.send({ berth_id, vessel_id: vessel.id, confirm_min_length });
    else if (effects === undefined) void preview.refetch();
    else void move.send({ gesture: { ...gesture, confirm_min_length }, basis: effects.basis });
  };
  const error = allocate.error ?? move.error ?? (moves ? preview.error : null) ?? hindrance(effects);
  return {
    give: () => {
      const minimum = chosen === null ? null : minimumAbove(chosen, vessel);
      if (minimum === null) send(false);
      else setBelow(minimum);
    },
    /** The minimum that staff confirm; null: there is nothing to confirm. */
    below,
    confirmBelow: () => send(true),
    dismissBelow: () => setBelow(null),
    busy: allocate.isPending || move.isPending || (moves && preview.isFetching),
    /** Why the boat cannot get the berth; null also for a minimum, which staff can confirm. */
    error: error === null || minimumOfRefusal(error) !== null ? null : error,
    /** Forgets the answer about a berth, before another one is chosen. */
    reset: () => {
      allocate.reset();
      move.reset();
    },
  };
}

/** Why the plan does not let the boat move; a minimum can be confirmed. */
function hindrance(effects: PlanEffects | undefined): ApiError | null {
  if (effects?.refusal == null || effects.needs_confirmation) return null;
  return new ApiError({ status: 409, error_type: effects.refusal.code });
}
