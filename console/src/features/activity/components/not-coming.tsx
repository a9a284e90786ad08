import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface NotComingProps {
  readonly row: TrafficEventRow;
  readonly boat: string;
  readonly onClose: () => void;
}

/** Asks before a stay whose boat does not come is cancelled, which frees its berth. */
export function NotComing({ row, boat, onClose }: NotComingProps) {
  const { t } = useTranslation('activity');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { reservation, berth } = row;
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
      {cancel.error !== null && (
        <Banner tone="wrong" live>
          {problemWords(cancel.error)}
        </Banner>
      )}
      <p>{berth === null ? t('notComingNoBerth') : t('notComingText', { berth: berth.label })}</p>
    </ConfirmDialog>
  );
}
