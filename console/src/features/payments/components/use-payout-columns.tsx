import { useTranslation } from 'react-i18next';
import type { PayoutRow } from '../../../../../contracts/payments/payout.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { PayoutId } from './payout-id.js';
import { PaymentMark, PayoutMark } from './payout-marks.js';

/** The columns of payouts, which are also those of the export (spec 2 §3). */
export function usePayoutColumns(): readonly Column<PayoutRow>[] {
  const { t } = useTranslation('payments');
  const { amount, date } = useFormats();
  return [
    { id: 'date', header: t('date'), width: 104, cell: (row) => date(row.date), text: (row) => row.date },
    {
      id: 'reservation',
      header: t('trade:reservation'),
      width: 110,
      cell: (row) => <strong>{row.view_id}</strong>,
      text: (row) => row.view_id,
    },
    {
      id: 'type',
      header: t('trade:type'),
      width: 90,
      cell: (row) => t(`type_${row.type}`),
      text: (row) => t(`type_${row.type}`),
    },
    {
      id: 'amount',
      header: t('trade:amount'),
      width: 92,
      align: 'right',
      cell: (row) => <strong>{amount(row.amount)}</strong>,
      text: (row) => row.amount,
    },
    {
      id: 'currency',
      header: t('trade:currency'),
      width: 72,
      cell: (row) => row.currency,
      text: (row) => row.currency,
    },
    {
      id: 'processing_fee',
      header: t('processingFee'),
      width: 104,
      align: 'right',
      cell: (row) => amount(row.processing_fee),
      text: (row) => row.processing_fee,
    },
    {
      id: 'payment',
      header: t('trade:payment'),
      width: 118,
      cell: (row) => <PaymentMark status={row.payment_status} />,
      text: (row) => t(`payment_${row.payment_status}`),
    },
    {
      id: 'payout_id',
      header: t('payoutId'),
      width: 120,
      cell: (row) => <PayoutId id={row.payout_id} />,
      text: (row) => row.payout_id,
    },
    {
      id: 'payout',
      header: t('payout'),
      width: 118,
      cell: (row) => (row.payout_status === null ? t('payout_none') : <PayoutMark status={row.payout_status} />),
      text: (row) => (row.payout_status === null ? '' : t(`payout_${row.payout_status}`)),
    },
  ];
}
