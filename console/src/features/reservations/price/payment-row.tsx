import { useTranslation } from 'react-i18next';
import type { PaymentEntry } from '../../../../../contracts/reservations/counter.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { MoreIcon } from '../../../ui/icons.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { LedgerRow } from './ledger-row.js';
import { useReceipt } from './use-receipt.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';

interface PaymentRowProps {
  readonly reservationId: string;
  readonly currency: string;
  readonly entry: PaymentEntry;
  readonly editor: boolean;
  readonly onUndo: () => void;
}

/** One payment with its receipt; undone ones are struck through. */
export function PaymentRow({ reservationId, currency, entry, editor, onUndo }: PaymentRowProps) {
  const { t } = useTranslation(['reservations/money', 'entities/payment']);
  const { money, date } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const { payment_no, undone, undoable, reference, recorded_by } = entry;
  const receipt = useReceipt(reservationId, payment_no);
  const mail = useSend(counterCalls.mailReceipt, {
    topics: [{ topic: 'reservations', ids: [reservationId] }],
    onDone: () => toast({ kind: 'done', text: t('mailedReceipt') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const amount = money(entry.amount, currency);
  const facts = [
    t(`entities/payment:method_${entry.method}`),
    date(entry.received_on),
    ...(reference === '' ? [] : [reference]),
    ...(recorded_by === null ? [] : [t('trade:byName', { name: recorded_by })]),
    ...(undone ? [t('undone')] : []),
  ];
  const items = [
    ...(editor
      ? [{ id: 'mail', label: t('mailIt'), run: () => void mail.send({ reservation_id: reservationId, payment_no }) }]
      : []),
    ...(editor && undoable ? [{ id: 'undo', label: t('undo'), run: onUndo, danger: true }] : []),
  ];
  return (
    <LedgerRow amount={amount} facts={facts} struck={undone}>
      {!undone && (
        <Button
          kind="quiet"
          size="small"
          busy={receipt.busy}
          aria-label={t('receiptOf', { amount })}
          onClick={receipt.open}
        >
          {t('receipt')}
        </Button>
      )}
      {!undone && items.length > 0 && (
        <MenuButton label={t('moreFor', { amount })} iconOnly icon={<MoreIcon />} items={items} />
      )}
    </LedgerRow>
  );
}
