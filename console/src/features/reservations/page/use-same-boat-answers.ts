import { useTranslation } from 'react-i18next';
import type { ChangedPrice } from '../../../../../contracts/berths/plan-gestures.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ComparedStay, SameBoatStay } from '../../../../../contracts/reservations/same-boat.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface SameBoatAnswers {
  /** The other stay can take the nights of this one; null: it cannot, or has them. */
  readonly merged: { readonly price: ChangedPrice | null } | null;
  readonly busy: boolean;
  readonly error: ApiError | null;
  /** The other stay takes the nights of this one, which becomes its duplicate. One mail tells both. */
  readonly merge: () => void;
  readonly cancelThis: () => void;
  readonly cancelOther: () => void;
  readonly ask: (message: string) => void;
}

const topics = [{ topic: 'reservations' as const }, { topic: 'occupancy' as const }];

/** Sends what staff decide about two stays of one boat. */
export function useSameBoatAnswers(
  { id, boater_id, source, start_date, end_date, view_id }: ReservationDetail & { readonly boater_id: string },
  other: SameBoatStay,
): SameBoatAnswers {
  const { t } = useTranslation('reservations/side');
  const toast = useToast();
  const done = (text: string) => toast({ kind: 'done', text });
  const gesture = {
    type: 'DATES' as const,
    reservation_id: other.reservation_id,
    start_date,
    end_date,
    reason: 'boater_asked' as const,
    // Until the duplicate is cancelled, the boat has both.
    both_reason: t('duplicateReason', { number: view_id }),
  };
  const differs = other.start_date !== start_date || other.end_date !== end_date;
  const preview = useLoad(
    planGestureCalls.planPreview,
    { gesture },
    { topics, enabled: differs && other.berth !== null },
  );
  const change = useSend(planGestureCalls.planChange, { topics, onRefused: () => void preview.refetch() });
  const byBoater = useSend(reservationCalls.update, { topics });
  const byMarina = useSend(reservationCalls.updateMarinaMode, { topics });
  const asking = useSend(messageCalls.create, {
    topics: [{ topic: 'reservations' }, { topic: 'messages' }],
    onDone: () => done(t('asked')),
  });
  const cancel = async (stay: Pick<ComparedStay, 'reservation_id' | 'source'>, goesOn: string, told = {}) => {
    const { send } = stay.source === 'MARINA' ? byMarina : byBoater;
    const payload = { reason: 'duplicate' as const, duplicate_of: goesOn, ...told };
    const answer = await send({ reservation_id: stay.reservation_id, action: 'CANCEL', payload });
    if (answer !== null) done(t('duplicateDone'));
  };
  const own = { reservation_id: id, source };
  const effects = preview.data;
  return {
    merged: effects?.possible === true ? { price: effects.price } : null,
    busy: change.isPending || byBoater.isPending || byMarina.isPending || asking.isPending,
    error: change.error ?? byBoater.error ?? byMarina.error ?? asking.error,
    merge: () => {
      if (effects === undefined) return;
      void change.send({ gesture, basis: effects.basis }).then((answer) => {
        if (answer !== null) void cancel(own, other.reservation_id, { tell: false });
      });
    },
    cancelThis: () => void cancel(own, other.reservation_id),
    cancelOther: () => void cancel(other, id),
    ask: (message) => void asking.send({ boater_id, reservation_id: id, text: message, chat_view: 'Reservation' }),
  };
}
