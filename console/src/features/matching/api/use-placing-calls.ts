import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';
import type { SkipWords } from '../../../entities/berth/berth-picking.js';
import { useSend } from '../../../lib/api/use-send.js';
import { placingTopics } from './placing-topics.js';
import { matchingCalls } from '../../../../../contracts/reservations/matching-calls.js';

interface Done {
  readonly onGiven: (berth: string) => void;
  readonly onOffered: (berth: string) => void;
  readonly onSkipped: () => void;
  readonly onWithdrawn: () => void;
  readonly onWaiting: () => void;
}

/** The calls about one stay on the matching page. One status covers them all. */
export function usePlacingCalls(stay: PlacingDetail, done: Done) {
  const { reservation_id } = stay;
  const revision = () => stay.revision;
  const options = { revision, topics: placingTopics };
  const nameOf = (berth_id: string | undefined) =>
    stay.matches.find((match) => match.berth_id === berth_id)?.berth_name ?? '';
  const assign = useSend(reservationCalls.assignBerth, options);
  const offer = useSend(matchingCalls.offerBerth, options);
  const skip = useSend(reservationCalls.selectMatch, { ...options, onDone: done.onSkipped });
  const withdraw = useSend(matchingCalls.withdrawOffer, { ...options, onDone: done.onWithdrawn });
  const ofBoater = useSend(reservationCalls.update, { ...options, onDone: done.onWaiting });
  const ofMarina = useSend(reservationCalls.updateMarinaMode, { ...options, onDone: done.onWaiting });
  const all = [assign, offer, skip, withdraw, ofBoater, ofMarina];
  return {
    /** Gives the berth, or offers it to a stay on the waiting list. */
    give: async (berth_id: string, confirm_min_length: boolean, words?: SkipWords, name = nameOf(berth_id)) => {
      if (stay.reservation_status === 'waiting_list') {
        const offered = await offer.send({ reservation_id, berth_id, confirm_min_length });
        if (offered !== null) done.onOffered(name);
        return;
      }
      const given = await assign.send({ reservation_id, berth_id, confirm_min_length, ...said(words) });
      if (given !== null) done.onGiven(name);
    },
    skip: (match_id: string, words: SkipWords) =>
      void skip.send({ reservation_id, match_id, skip: true, ...said(words) }),
    withdraw: ({ skip_reason, skip_reason_text }: SkipWords) => {
      const text = skip_reason_text.trim();
      void withdraw.send({ reservation_id, skip_reason, ...(text === '' ? {} : { skip_reason_text: text }) });
    },
    wait: () => {
      const body = { reservation_id, action: 'ADD_TO_WAITING_LIST' as const, payload: {} };
      void (stay.source === 'MARINA' ? ofMarina : ofBoater).send({ ...body, boater_id: stay.boater.id });
    },
    busy: all.some((sending) => sending.isPending),
    error: all.find((sending) => sending.error !== null)?.error ?? null,
    reset: () => {
      for (const sending of all) sending.reset();
    },
  };
}

export type PlacingCalls = ReturnType<typeof usePlacingCalls>;

function said(words: SkipWords | undefined) {
  if (words === undefined) return {};
  const text = words.skip_reason_text.trim();
  return { skip_reason: words.skip_reason, ...(text === '' ? {} : { skip_reason_text: text }) };
}
