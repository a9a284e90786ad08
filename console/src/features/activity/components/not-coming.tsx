import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { heldMoney, policyRefundOf } from '../../../entities/reservation/cancelling/cancel-rules.js';
import { RefusalBanner } from '../../../entities/reservation/refusal-banner.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface NoShowCharge {
  readonly currency: string;
  readonly held: number;
  readonly kept: number;
  readonly refund: number;
}

/** What the marina keeps of the money that was paid, by the policy of the stay; null: not known yet. */
function useNoShowCharge(reservation_id: string): NoShowCharge | null {
  const topics = [{ topic: 'reservations' as const, ids: [reservation_id] }];
  const { data: stay } = useLoad(reservationCalls.get, { reservation_id }, { topics, enabled: reservation_id !== '' });
  if (stay === undefined) return null;
  const held = heldMoney(stay);
  // A stay that has begun, or is over, cannot be cancelled by its boater, and no policy refunds anything.
  const refund = policyRefundOf(stay) ?? 0;
  return { currency: stay.payment.currency, held, kept: toDecimal(toMinor(held) - toMinor(refund)), refund };
}

interface NotComingProps {
  readonly row: TrafficEventRow;
  readonly boat: string;
  readonly onClose: () => void;
}

/** Asks before a stay whose boat does not come is cancelled, which frees its berth. */
export function NotComing({ row, boat, onClose }: NotComingProps) {
  const { t } = useTranslation('activity');
  const toast = useToast();
  const { reservation, berth } = row;
  const { money } = useFormats();
  const charge = useNoShowCharge(reservation?.id ?? '');
  const call = reservation?.created_by === 'MARINA' ? reservationCalls.updateMarinaMode : reservationCalls.update;
  const cancel = useSend(call, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }],
    onDone: () => {
      toast({ kind: 'done', text: t('notComingDone', { boat }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('notComingTitle', { boat })}
      confirm={t('notComingConfirm')}
      dismiss={t('notComingKeep')}
      danger
      busy={cancel.isPending}
      onConfirm={() => {
        if (reservation === null) return;
        const payload = { reason: 'customer_no_show' as const, message: '', refundAmount: null };
        void cancel.send({ reservation_id: reservation.id, action: 'CANCEL', payload });
      }}
      onClose={onClose}
    >
      <RefusalBanner reservationId={reservation?.id ?? null} error={cancel.error} />
      <p>{berth === null ? t('notComingNoBerth') : t('notComingText', { berth: berth.label })}</p>
      {charge !== null && (
        <p>
          {charge.held === 0
            ? t('noShowUnpaid')
            : t('noShowCharge', {
                held: money(charge.held, charge.currency),
                kept: money(charge.kept, charge.currency),
                refund: money(charge.refund, charge.currency),
              })}
        </p>
      )}
    </ConfirmDialog>
  );
}
