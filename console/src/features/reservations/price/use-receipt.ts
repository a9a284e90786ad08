import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/client.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';

/** Opens the receipt of a payment in a tab of its own, where the browser's viewer prints it. */
export function useReceipt(reservation_id: string, payment_no: number) {
  const { t } = useTranslation('reservations/money');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { url } = await call(counterCalls.receipt, { reservation_id, payment_no });
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.rel = 'noopener';
      link.click();
    } catch {
      toast({ kind: 'wrong', text: t('receiptFailed') });
    } finally {
      setBusy(false);
    }
  };
  return { open: () => void open(), busy };
}
