import { useTranslation } from 'react-i18next';
import type { PayoutRow } from '../../../../../contracts/payments/payout.js';
import type { PayoutState } from '../../../../../contracts/payments/vocabulary.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { StatusChip } from '../../../ui/status/status-chip.js';

const KINDS: Readonly<Record<PayoutState, StatusKind>> = { in_transit: 'waiting', paid: 'booked', failed: 'our_move' };

/** ▲ succeeded, ▨ refunded. */
export function PaymentMark({ status }: { readonly status: PayoutRow['payment_status'] }) {
  const { t } = useTranslation('payments');
  return <StatusChip kind={status === 'refunded' ? 'cancelled' : 'booked'} label={t(`payment_${status}`)} />;
}

/** ◐ in transit, ▲ paid, ◆ sent back. */
export function PayoutMark({ status }: { readonly status: PayoutState }) {
  const { t } = useTranslation('payments');
  return <StatusChip kind={KINDS[status]} label={t(`payout_${status}`)} />;
}
