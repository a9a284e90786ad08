import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import type { InstalmentInvoice as Row } from '../../../../contracts/payments/invoice.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { IssueDialog } from './issue-dialog.js';

interface InstalmentInvoiceProps {
  readonly reservationId: string;
  readonly instalment: Row;
}

/** Whether an instalment has an invoice, and the button that makes one once it is due. */
export function InstalmentInvoice({ reservationId, instalment }: InstalmentInvoiceProps) {
  const { t } = useTranslation('entities/invoice');
  const mayIssue = useMay(invoiceCalls.create.access);
  const [asking, setAsking] = useState(false);
  const { number, state, invoice_number } = instalment;
  const invoiced = invoice_number === null ? t('onInvoice') : t('onInvoiceNumber', { number: invoice_number });
  return (
    <>
      <span>{state === 'INVOICED' ? invoiced : t('noInvoice')}</span>
      {state === 'OPEN' && mayIssue && (
        <Button kind="quiet" size="small" aria-label={t('makeInvoiceOf', { number })} onClick={() => setAsking(true)}>
          {t('makeInvoice')}
        </Button>
      )}
      {asking && <IssueDialog reservationId={reservationId} instalment={number} onClose={() => setAsking(false)} />}
    </>
  );
}
