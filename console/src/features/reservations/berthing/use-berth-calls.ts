import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { BelowMinimum } from '../../../entities/berth/candidate-rules.js';
import type { PickedBerth, SkipWords } from '../../../entities/berth/berth-picking.js';
import { minimumOfRefusal } from '../../../entities/berth/minimum-of-refusal.js';
import { type Telling, toldBody } from '../../../entities/stay-change/telling.js';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import { heldName } from './berthing-rules.js';
import { useBerthReport } from './use-berth-report.js';

interface Given {
  readonly reservation: ReservationDetail;
  /** What the boater of a booked stay is told of another berth; null: there is nobody to tell. */
  readonly telling: Telling | null;
  readonly onDone: () => void;
  /** The server refused a berth because of a minimum that the page did not know. */
  readonly onMinimum: (berth: PickedBerth, below: BelowMinimum) => void;
}

/** The calls that assign or release a berth. One status covers them all. */
export function useBerthCalls({ reservation, telling, onDone, onMinimum }: Given) {
  const reservation_id = reservation.id;
  const told = telling === null ? {} : toldBody(telling);
  const report = useBerthReport(reservation_id);
  const before = heldName(reservation);
  const options = {
    revision: () => reservation.revision,
    topics: [{ topic: 'reservations' as const, ids: [reservation_id] }, { topic: 'berths' as const }],
  };
  /** `after`: the berth's name; null: none; undefined: the berth has not changed. */
  const done = (answer: CommandReceipt | null, after: string | null | undefined) => {
    if (answer === null) return;
    onDone();
    if (after !== undefined && after !== before) report({ before, after }, answer);
  };
  const assign = useSend(reservationCalls.assignBerth, {
    ...options,
    onRefused: (refused, { berth_id }) => {
      const below = minimumOfRefusal(refused);
      const name = refused.problem.details?.berth_name;
      if (below !== null && berth_id !== undefined && typeof name === 'string')
        onMinimum({ berth_id, name, below }, below);
    },
  });
  const select = useSend(reservationCalls.selectMatch, options);
  const unassign = useSend(reservationCalls.unassignBerth, options);
  const all = [assign, select, unassign];
  return {
    assign: ({ berth_id, name }: PickedBerth, confirm_min_length: boolean) =>
      void assign.send({ reservation_id, berth_id, confirm_min_length, ...told }).then((answer) => done(answer, name)),
    select: (match_id: string, { name }: PickedBerth) =>
      void select.send({ reservation_id, match_id, ...told }).then((answer) => done(answer, name)),
    /** Selects a match that is not the first suggestion, or skips it; the reason is sent if staff gave one. */
    selectOrSkip: (match_id: string, skip: boolean, { name }: PickedBerth, words: SkipWords | undefined) => {
      const text = words?.skip_reason_text.trim() ?? '';
      const body = {
        reservation_id,
        match_id,
        skip,
        ...(skip ? {} : told),
        ...(words === undefined ? {} : { skip_reason: words.skip_reason }),
        ...(text === '' ? {} : { skip_reason_text: text }),
      };
      void select.send(body).then((answer) => done(answer, skip ? undefined : name));
    },
    unassign: () => void unassign.send({ reservation_id }).then((answer) => done(answer, null)),
    /** Clears the errors of earlier calls. */
    reset: () => {
      for (const sending of all) sending.reset();
    },
    busy: all.some((sending) => sending.isPending),
    error: all.find((sending) => sending.error !== null)?.error ?? null,
  };
}
