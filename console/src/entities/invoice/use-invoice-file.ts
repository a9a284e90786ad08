import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import { call } from '../../lib/api/client.js';
import { useToast } from '../../ui/toast/toast-context.js';

/** Opens an invoice in a tab of its own, where the browser's viewer prints it. */
export function useInvoiceFile(invoice_id: string) {
  const { t } = useTranslation('entities/invoice');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { url } = await call(invoiceCalls.link, { invoice_id });
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.rel = 'noopener';
      link.click();
    } catch {
      toast({ kind: 'wrong', text: t('openFailed') });
    } finally {
      setBusy(false);
    }
  };
  return { open: () => void open(), busy };
}
