import { berthErrors } from '../../../../../contracts/berths/errors.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { PickedBerth, SkipWords } from '../../../entities/berth/berth-picking.js';

interface Given {
  readonly reservation: ReservationDetail;
  readonly onDone: () => void;
  /** The server refused a berth because its minimum length was set after the page showed it. */
  readonly onMinLength: (berth: PickedBerth) => void;
}

/** The calls that assign or release a berth. One status covers them all. */
export function useBerthCalls({ reservation, onDone, onMinLength }: Given) {
  const reservation_id = reservation.id;
  const options = {
    revision: () => reservation.revision,
    topics: [{ topic: 'reservations' as const, ids: [reservation_id] }, { topic: 'berths' as const }],
    onDone,
  };
  const assign = useSend(reservationCalls.assignBerth, {
    ...options,
    onRefused: (refused, { berth_id }) => {
      const berth = refused.error_type === berthErrors.below_min_length ? berthOfRefusal(refused, berth_id) : null;
      if (berth !== null) onMinLength(berth);
    },
  });
  const select = useSend(reservationCalls.selectMatch, options);
  const unassign = useSend(reservationCalls.unassignBerth, options);
  const all = [assign, select, unassign];
  return {
    assign: ({ berth_id }: PickedBerth, confirm_min_length: boolean) =>
      void assign.send({ reservation_id, berth_id, confirm_min_length }),
    select: (match_id: string) => void select.send({ reservation_id, match_id }),
    /** Selects a match that is not the first suggestion, or skips it; the reason is sent if staff gave one. */
    selectOrSkip: (match_id: string, skip: boolean, words: SkipWords | undefined) => {
      const text = words?.skip_reason_text.trim() ?? '';
      void select.send({
        reservation_id,
        match_id,
        skip,
        ...(words === undefined ? {} : { skip_reason: words.skip_reason }),
        ...(text === '' ? {} : { skip_reason_text: text }),
      });
    },
    unassign: () => void unassign.send({ reservation_id }),
    /** Clears the errors of earlier calls. */
    reset: () => {
      for (const sending of all) sending.reset();
    },
    busy: all.some((sending) => sending.isPending),
    error: all.find((sending) => sending.error !== null)?.error ?? null,
  };
}

/** The berth that is too long for the boat by its minimum length; null if the refusal lacks its details. */
function berthOfRefusal({ problem }: ApiError, berth_id: string | undefined): PickedBerth | null {
  const { berth_name, min_loa } = problem.details ?? {};
  if (berth_id === undefined || typeof berth_name !== 'string' || typeof min_loa !== 'number') return null;
  return { berth_id, name: berth_name, min_length: min_loa };
}
