import { useState } from 'react';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { BerthPicking, PickedBerth, SkipWords } from '../../../entities/berth/berth-picking.js';
import type { BelowMinimum } from '../../../entities/berth/candidate-rules.js';
import { assignWay, bestMatch, heldName, takesBerthAtOnce } from './berthing-rules.js';
import { otherBerth, type Telling } from '../../../entities/stay-change/telling.js';
import { useBerthCalls } from './use-berth-calls.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';

/** A question that staff must answer before a berth is assigned or released. */
export type BerthQuestion =
  | { readonly asks: 'minimum'; readonly berth: PickedBerth; readonly below: BelowMinimum }
  | { readonly asks: 'otherBerth'; readonly berth: PickedBerth; readonly match_id: string }
  | { readonly asks: 'skip'; readonly berth: PickedBerth; readonly match_id: string }
  | { readonly asks: 'unassign'; readonly berth: PickedBerth };

export interface Berthing extends BerthPicking {
  readonly question: BerthQuestion | null;
  readonly ask: (question: BerthQuestion) => void;
  readonly dismiss: () => void;
  /** Chooses the berth for the approval, or assigns it at once if the stay is booked. */
  readonly pick: BerthPicking['pick'];
  /** Continues once the question is answered; `words` hold the reason for skipping another berth. */
  readonly answer: (words?: SkipWords) => void;
  /** Assigns the berth without approval, so that it is reserved for the boater in the meantime. */
  readonly assignNow: (berth: PickedBerth) => void;
  readonly error: ApiError | null;
  /** What the boater is told of another berth; null: a stay that is not booked, or has no berth to be moved from. */
  readonly telling: Telling | null;
  readonly setTelling: (telling: Telling) => void;
  readonly heldName: string | null;
  /** The best free suggestion for a booked stay. */
  readonly bestName: string | null;
}

interface Given {
  readonly reservation: ReservationDetail;
  readonly onChoose: (berth: ChosenBerth | null) => void;
}

/** Shows the questions that come before a berth is assigned or released, then sends the call. */
export function useBerthing({ reservation, onChoose }: Given): Berthing {
  const [question, setQuestion] = useState<BerthQuestion | null>(null);
  const [chosen, setTelling] = useState(otherBerth);
  const { matches, reservation_status } = reservation;
  const moves = takesBerthAtOnce(reservation_status) && reservation.berth !== null;
  const telling = moves ? chosen : null;
  const best = bestMatch(matches)?.berth ?? null;
  const calls = useBerthCalls({
    reservation,
    telling,
    onDone: () => {
      setQuestion(null);
      setTelling(otherBerth);
      onChoose(null);
    },
    onMinimum: (berth, below) => setQuestion({ asks: 'minimum', berth, below }),
  });

  const take = (picked: PickedBerth, confirm_min_length: boolean) => {
    if (!takesBerthAtOnce(reservation_status)) {
      setQuestion(null);
      onChoose({ berth_id: picked.berth_id, name: picked.name, confirm_min_length });
      return;
    }
    const way = assignWay(picked.berth_id, matches);
    if (way.way === 'hand' || confirm_min_length) calls.assign(picked, confirm_min_length);
    else if (way.asksReason) setQuestion({ asks: 'otherBerth', berth: picked, match_id: way.match_id });
    else calls.select(way.match_id, picked);
  };

  const pick = (picked: PickedBerth) => {
    calls.reset();
    if (picked.below !== null) setQuestion({ asks: 'minimum', berth: picked, below: picked.below });
    else take(picked, false);
  };

  const answer = (words?: SkipWords) => {
    switch (question?.asks) {
      case 'minimum':
        take(question.berth, true);
        break;
      case 'unassign':
        calls.unassign();
        break;
      case 'otherBerth':
      case 'skip':
        calls.selectOrSkip(question.match_id, question.asks === 'skip', question.berth, words);
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
    assignNow: (picked) => calls.assign(picked, false),
    busy: calls.busy,
    error: calls.error,
    telling,
    setTelling,
    heldName: heldName(reservation),
    bestName: best === null ? null : `${best.pier_name}${best.number}`,
  };
}
