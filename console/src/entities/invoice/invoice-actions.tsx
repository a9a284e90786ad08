import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import type { InvoiceRow } from '../../../../contracts/payments/invoice.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { useInvoiceFile } from './use-invoice-file.js';

// With the schema of its form, which only changes need.
const CreditDialog = lazyWithRetry(async () => (await import('./credit-dialog.js')).CreditDialog);

/** Opens an invoice, mails it, and credits it. */
export function InvoiceActions({ invoice }: { readonly invoice: InvoiceRow }) {
  const { t } = useTranslation('entities/invoice');
  const toast = useToast();
  const problemWords = useProblemWords();
  const mayChange = useMay(invoiceCalls.credit.access);
  const [crediting, setCrediting] = useState(false);
  const { open, busy } = useInvoiceFile(invoice.id);
  const { number, left } = invoice;
  const { send, isPending } = useSend(invoiceCalls.mail, {
    topics: [{ topic: 'payments' }],
    onDone: () => toast({ kind: 'done', text: t('mailed', { number }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    // The row around the buttons may be a link.
    <span
      role="group"
      aria-label={number}
      style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Button kind="quiet" size="small" busy={busy} aria-label={t('openNumber', { number })} onClick={open}>
        {t('actions:open')}
      </Button>
      {mayChange && (
        <Button
          kind="quiet"
          size="small"
          busy={isPending}
          aria-label={t('mailNumber', { number })}
          onClick={() => void send({ invoice_id: invoice.id })}
        >
          {t(invoice.mailed_at === null ? 'actions:send' : 'actions:sendAgain')}
        </Button>
      )}
      {mayChange && left > 0 && (
        <Button kind="quiet" size="small" aria-label={t('creditNumber', { number })} onClick={() => setCrediting(true)}>
          {t('credit')}
        </Button>
      )}
      {crediting && <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />}
    </span>
  );
}
