import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { TwoLines } from '../../ui/list/two-lines.js';
import { Section } from '../../ui/page/section.js';
import { InvoiceActions } from './invoice-actions.js';
import { IssueDialog } from './issue-dialog.js';
import { useInvoicesOfStay } from './use-invoices-of-stay.js';

/** The invoices and credit notes of a stay, and the button that issues an invoice of what none has taken yet. */
export function InvoiceSection({ reservationId }: { readonly reservationId: string }) {
  const { t } = useTranslation('entities/invoice');
  const { money, date } = useFormats();
  const mayIssue = useMay(invoiceCalls.create.access);
  const [asking, setAsking] = useState(false);
  const { data } = useInvoicesOfStay(reservationId);
  if (data === undefined) return null;
  const { invoices, rest } = data;
  const offered = mayIssue && rest > 0;
  if (invoices.length === 0 && !offered && !asking) return null;
  return (
    <Section
      title={t('invoices')}
      level="label"
      actions={
        offered && (
          <Button size="small" onClick={() => setAsking(true)}>
            {t(invoices.some(({ left }) => left > 0) ? 'issueRest' : 'issue')}
          </Button>
        )
      }
    >
      {invoices.length > 0 && (
        <ul style={{ listStyle: 'none', display: 'grid', gap: 10 }}>
          {invoices.map((invoice) => (
            <li key={invoice.id} style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
              <TwoLines
                main={
                  <strong>
                    {t(`kind_${invoice.kind}`)} {invoice.number}
                  </strong>
                }
                second={[
                  date(invoice.issued_on),
                  ...(invoice.instalment === null ? [] : [t('instalmentNumber', invoice.instalment)]),
                  money(invoice.total, invoice.currency),
                ].join(', ')}
              />
              <span style={{ marginLeft: 'auto' }}>
                <InvoiceActions invoice={invoice} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {asking && <IssueDialog reservationId={reservationId} instalment={null} onClose={() => setAsking(false)} />}
    </Section>
  );
}
