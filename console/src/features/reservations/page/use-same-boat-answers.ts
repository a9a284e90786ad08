import { useTranslation } from 'react-i18next';
import type { ChangedPrice } from '../../../../../contracts/berths/plan-gestures.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { ComparedStay, SameBoatStay } from '../../../../../contracts/reservations/same-boat.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** The stay that goes on, once this one is merged into it. */
export interface MergedStay {
  readonly start_date: string;
  readonly end_date: string;
  /** Null: the price stays as it is, or there is none. */
  readonly price: ChangedPrice | null;
  /** What is left to pay once both stays' payments count; null: there is no price yet. */
  readonly left: { readonly currency: Currency; readonly amount: number } | null;
  /** The telephone number of this one is taken into the boater's record. */
  readonly phone: boolean;
}

interface SameBoatAnswers {
  /** Null: the other stay cannot take the nights that were asked for last. */
  readonly merged: MergedStay | null;
  readonly busy: boolean;
  readonly error: ApiError | null;
  /** This stay becomes the duplicate of the other one, which takes over what it has. One mail tells both. */
  readonly merge: () => void;
  readonly cancelThis: () => void;
  readonly cancelOther: () => void;
  readonly ask: (message: string) => void;
}

const topics = [{ topic: 'reservations' as const }, { topic: 'occupancy' as const }];
const withMessages = [...topics, { topic: 'messages' as const }];

type Stay = ReservationDetail & { readonly boater_id: string };

/** Sends what staff decide about two stays of one boat. */
export function useSameBoatAnswers(reservation: Stay, other: SameBoatStay): SameBoatAnswers {
  const { id, boater_id, source } = reservation;
  const { t } = useTranslation('reservations/side');
  const toast = useToast();
  const done = (text: string) => toast({ kind: 'done', text });
  const merging = useMerging(reservation, other);
  const byBoater = useSend(reservationCalls.update, { topics });
  const byMarina = useSend(reservationCalls.updateMarinaMode, { topics });
  const asking = useSend(messageCalls.create, {
    topics: [{ topic: 'reservations' }, { topic: 'messages' }],
    onDone: () => done(t('asked')),
  });
  const cancel = async (stay: Pick<ComparedStay, 'reservation_id' | 'source'>, goesOn: string) => {
    const { send } = stay.source === 'MARINA' ? byMarina : byBoater;
    const payload = { reason: 'duplicate' as const, duplicate_of: goesOn };
    const answer = await send({ reservation_id: stay.reservation_id, action: 'CANCEL', payload });
    if (answer !== null) done(t('duplicateDone'));
  };
  return {
    merged: merging.merged,
    merge: merging.merge,
    busy: merging.busy || byBoater.isPending || byMarina.isPending || asking.isPending,
    error: merging.error ?? byBoater.error ?? byMarina.error ?? asking.error,
    cancelThis: () => void cancel({ reservation_id: id, source }, other.reservation_id),
    cancelOther: () => void cancel(other, id),
    ask: (message) => void asking.send({ boater_id, reservation_id: id, text: message, chat_view: 'Reservation' }),
  };
}

/** What the other stay would be, and how this one is merged into it and separated again. */
function useMerging(
  reservation: Stay,
  other: SameBoatStay,
): Pick<SameBoatAnswers, 'merged' | 'merge' | 'busy' | 'error'> {
  const { id, start_date, end_date, view_id, created_at, payment } = reservation;
  // What the boater typed last is meant; of two in the same moment, what staff look at.
  const later = created_at >= other.created_at;
  const takes = later && (other.start_date !== start_date || other.end_date !== end_date);
  // A request without a price and a berth takes other nights at once.
  const asks = takes && (other.berth !== null || other.price !== null);
  const preview = useLoad(
    planGestureCalls.planPreview,
    {
      gesture: {
        type: 'DATES' as const,
        reservation_id: other.reservation_id,
        start_date,
        end_date,
        reason: 'boater_asked' as const,
        // Until the duplicate is cancelled, the boat has both.
        both_reason: view_id,
      },
    },
    { topics, enabled: asks },
  );
  const { merge, separating } = useMergingCommands(reservation, () => void preview.refetch());
  const effects = asks ? preview.data : null;
  const phone = later && reservation.given_phone !== null;
  const nights = takes ? { start_date, end_date } : { start_date: other.start_date, end_date: other.end_date };
  const left = leftToPay(payment, other.price, effects?.total?.amount);
  const possible = effects === null || effects?.possible === true;
  return {
    merged: possible ? { ...nights, price: effects?.price ?? null, left, phone } : null,
    busy: merge.isPending || separating.isPending,
    error: merge.error ?? separating.error,
    merge: () =>
      void merge.send({
        reservation_id: other.reservation_id,
        duplicate_id: id,
        take_dates: takes,
        take_phone: phone,
      }),
  };
}

/** What both stays together leave of the price. */
function leftToPay(
  { currency, paid_amount, refunded_amount }: ReservationDetail['payment'],
  price: ComparedStay['price'],
  total = price?.total,
): MergedStay['left'] {
  if (total === undefined) return null;
  return { currency, amount: Math.max(0, total - (price?.paid ?? 0) - paid_amount + refunded_amount) };
}

/** The commands, whose notice offers to take the merging back. */
function useMergingCommands({ id, view_id }: Stay, onRefused: () => void) {
  const { t } = useTranslation('reservations/side');
  const toast = useToast();
  const separating = useSend(reservationCalls.separate, {
    topics: withMessages,
    onDone: () => toast({ kind: 'done', text: t('separated') }),
  });
  const merge = useSend(reservationCalls.merge, {
    topics: withMessages,
    onRefused,
    onDone: () =>
      toast({
        kind: 'done',
        text: t('mergedDone', { number: view_id }),
        action: { label: t('actions:undo'), run: () => void separating.send({ reservation_id: id }) },
      }),
  });
  return { merge, separating };
}
