import { useTranslation } from 'react-i18next';
import { invoiceCalls } from '../../../../contracts/payments/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { TwoLines } from '../../ui/list/two-lines.js';
import { Section } from '../../ui/page/section.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { InvoiceActions } from './invoice-actions.js';

interface InvoiceSectionProps {
  readonly reservationId: string;
  /** There is something to invoice. */
  readonly sold: boolean;
}

/** The invoices and credit notes of a stay, and the button that issues its invoice. */
export function InvoiceSection({ reservationId, sold }: InvoiceSectionProps) {
  const { t } = useTranslation('entities/invoice');
  const { money, date } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const mayIssue = useMay(invoiceCalls.create.access);
  const { data } = useLoad(
    invoiceCalls.getall,
    { reservation_id: reservationId, page_size: 50 },
    { topics: [{ topic: 'payments' }] },
  );
  const { send, isPending } = useSend(invoiceCalls.create, {
    topics: [{ topic: 'payments' }],
    onDone: ({ number }) => toast({ kind: 'done', text: t('issued', { number }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  if (data === undefined) return null;
  const open = data.items.some(({ left }) => left > 0);
  const offered = mayIssue && sold && !open;
  if (data.items.length === 0 && !offered) return null;
  return (
    <Section
      title={t('invoices')}
      level="label"
      actions={
        offered && (
          <Button size="small" busy={isPending} onClick={() => void send({ reservation_id: reservationId })}>
            {t('issue')}
          </Button>
        )
      }
    >
      {data.items.length > 0 && (
        <ul style={{ listStyle: 'none', display: 'grid', gap: 10 }}>
          {data.items.map((invoice) => (
            <li key={invoice.id} style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
              <TwoLines
                main={
                  <strong>
                    {t(`kind_${invoice.kind}`)} {invoice.number}
                  </strong>
                }
                second={`${date(invoice.issued_on)}, ${money(invoice.total, invoice.currency)}`}
              />
              <span style={{ marginLeft: 'auto' }}>
                <InvoiceActions invoice={invoice} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
