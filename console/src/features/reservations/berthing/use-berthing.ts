import { useState } from 'react';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import type { BerthPicking, PickedBerth, SkipWords } from '../../../entities/berth/berth-picking.js';
import { asksForMinLength } from '../../../entities/berth/candidate-rules.js';
import { assignWay, takesBerthAtOnce } from './berthing-rules.js';
import type { ChosenBerth, StayDraft } from '../../../entities/berth/chosen-berth.js';

/** What has to be asked before a berth is taken. */
export type BerthQuestion =
  | { readonly asks: 'minLength'; readonly berth: PickedBerth }
  | { readonly asks: 'otherBerth'; readonly berth: PickedBerth; readonly match_id: string }
  | { readonly asks: 'skip'; readonly berth: PickedBerth; readonly match_id: string }
  | { readonly asks: 'unassign'; readonly berth: PickedBerth };

export interface Berthing extends BerthPicking {
  readonly question: BerthQuestion | null;
  readonly ask: (question: BerthQuestion) => void;
  readonly dismiss: () => void;
  /** Takes the berth for the approval, or at once where the stay is booked. */
  readonly pick: BerthPicking['pick'];
  /** Goes on with the question's answer. */
  readonly answer: (words?: SkipWords) => void;
  /** Gives the berth without approving: it is kept for the boater meanwhile. */
  readonly assignNow: (berth: PickedBerth) => void;
  readonly error: ApiError | null;
  readonly heldName: string | null;
}

interface Given {
  readonly reservation: ReservationDetail;
  readonly draft: StayDraft;
  readonly onChoose: (berth: ChosenBerth | null) => void;
}

/** What staff can do about the berth, with the questions that come first. */
export function useBerthing({ reservation, draft, onChoose }: Given): Berthing {
  const [question, setQuestion] = useState<BerthQuestion | null>(null);
  const { id: reservation_id, berth } = reservation;
  const options = {
    revision: () => reservation.revision,
    topics: [{ topic: 'reservations' as const, ids: [reservation_id] }, { topic: 'berths' as const }],
    onDone: () => {
      setQuestion(null);
      onChoose(null);
    },
  };
  const assign = useSend(reservationCalls.assignBerth, {
    ...options,
    // The berth's minimum was set after it was shown here: ask all the same.
    onRefused: (refused, { berth_id }) => {
      const berth = refused.error_type === berthErrors.below_min_length ? minLengthAsked(refused, berth_id) : null;
      if (berth !== null) setQuestion({ asks: 'minLength', berth });
    },
  });
  const select = useSend(reservationCalls.selectMatch, options);
  const unassign = useSend(reservationCalls.unassignBerth, options);
  const all = [assign, select, unassign];
  const atOnce = takesBerthAtOnce(reservation.reservation_status);

  const giveByHand = (picked: PickedBerth, confirm_min_length: boolean) =>
    void assign.send({ reservation_id, berth_id: picked.berth_id, confirm_min_length });

  const take = (picked: PickedBerth, confirm_min_length: boolean) => {
    if (!atOnce) {
      setQuestion(null);
      onChoose({ berth_id: picked.berth_id, name: picked.name, confirm_min_length });
      return;
    }
    const way = assignWay(picked.berth_id, reservation.matches);
    if (way.way === 'hand' || confirm_min_length) giveByHand(picked, confirm_min_length);
    else if (way.asksReason) setQuestion({ asks: 'otherBerth', berth: picked, match_id: way.match_id });
    else void select.send({ reservation_id, match_id: way.match_id });
  };

  const pick = (picked: PickedBerth) => {
    for (const sending of all) sending.reset();
    if (asksForMinLength(picked.min_length, draft.vessel.length)) setQuestion({ asks: 'minLength', berth: picked });
    else take(picked, false);
  };

  const selectAfter = (match_id: string, skip: boolean, words: SkipWords | undefined) => {
    const text = words?.skip_reason_text.trim() ?? '';
    void select.send({
      reservation_id,
      match_id,
      skip,
      ...(words === undefined ? {} : { skip_reason: words.skip_reason }),
      ...(text === '' ? {} : { skip_reason_text: text }),
    });
  };

  const answer = (words?: SkipWords) => {
    switch (question?.asks) {
      case 'minLength':
        take(question.berth, true);
        break;
      case 'unassign':
        void unassign.send({ reservation_id });
        break;
      case 'otherBerth':
      case 'skip':
        selectAfter(question.match_id, question.asks === 'skip', words);
        break;
      case undefined:
        break;
    }
  };

  return {
    question,
    ask: setQuestion,
    dismiss: () => setQuestion(null),
    pick,
    answer,
    unpick: () => onChoose(null),
    assignNow: (picked) => giveByHand(picked, false),
    busy: all.some((sending) => sending.isPending),
    error: all.find((sending) => sending.error !== null)?.error ?? null,
    heldName: berth === null ? null : `${berth.pier_name}${berth.number}`,
  };
}

function minLengthAsked({ problem }: ApiError, berth_id: string | undefined): PickedBerth | null {
  const { berth_name, min_loa } = problem.details ?? {};
  if (berth_id === undefined || typeof berth_name !== 'string' || typeof min_loa !== 'number') return null;
  return { berth_id, name: berth_name, min_length: min_loa };
}
