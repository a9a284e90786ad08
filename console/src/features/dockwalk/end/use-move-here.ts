import { useRef, useState } from 'react';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import { dockVesselCalls } from '../../../../../contracts/dockwalk/calls.js';
import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { type SendOptions, useSend } from '../../../lib/api/use-send.js';

/** A boat that is below a minimum of the berth it lies in. */
export interface ShortBoat {
  readonly difference: Difference;
  readonly dimension: Dimension;
  /** Metres; null: not known. */
  readonly minimum: number | null;
}

export interface MoveHere {
  readonly move: (difference: Difference) => void;
  /** Staff confirm that this boat moves; null: there is nothing to confirm. */
  readonly short: ShortBoat | null;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly isPending: boolean;
}

interface Options extends Pick<SendOptions<unknown, unknown>, 'topics'> {
  readonly onDone: () => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Moves the boat of a difference to the berth in which it lies. A boat that is small for the berth needs a yes. */
export function useMoveHere({ onDone, onRefused, ...options }: Options): MoveHere {
  const [short, setShort] = useState<ShortBoat | null>(null);
  const latest = useRef<Difference | null>(null);
  const { send, isPending } = useSend(dockVesselCalls.changeOccupied, {
    ...options,
    onDone: () => {
      setShort(null);
      onDone();
    },
    onRefused: (error) => {
      const difference = latest.current;
      const minimum = difference === null ? null : minimumIn(error);
      setShort(difference === null || minimum === null ? null : { difference, ...minimum });
      if (minimum === null) onRefused(error);
    },
  });
  const move = (difference: Difference, confirm_min_length = false) => {
    const { refs, berth } = difference;
    latest.current = difference;
    const boats = {
      selected_vessel_id: refs.vessel_id ?? '',
      previous_selected_vessel_id: refs.previous_vessel_id,
    };
    void send({ ...boats, berth_id: berth.id, confirm_min_length });
  };
  return {
    move,
    short,
    confirm: () => {
      if (short !== null) move(short.difference, true);
    },
    dismiss: () => setShort(null),
    isPending,
  };
}

const dimensions = { below_min_beam: 'beam', below_min_draft: 'draft' } as const;
type Dimension = 'length' | 'beam' | 'draft';

/** The minimum of the berth that the boat is below; null: it was refused for another reason. */
function minimumIn({ problem }: ApiError): Omit<ShortBoat, 'difference'> | null {
  const { error_type, details = {} } = problem;
  const metres = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  if (error_type === berthErrors.below_min_length) return { dimension: 'length', minimum: metres(details['min_loa']) };
  if (error_type !== berthErrors.below_min_size) return null;
  const dimension = details['rule'] === 'below_min_draft' ? dimensions.below_min_draft : dimensions.below_min_beam;
  return { dimension, minimum: metres(details['berth']) };
}
