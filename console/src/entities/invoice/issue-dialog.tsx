import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoiceCalls, paymentSettingCalls } from '../../../../contracts/payments/calls.js';
import { paymentErrors } from '../../../../contracts/payments/errors.js';
import type { InvoiceDraft } from '../../../../contracts/payments/invoice.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { Banner } from '../../ui/page/banner.js';
import { KeyValues } from '../../ui/page/key-values.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { useInvoiceLineWords } from './use-invoice-line-words.js';

interface IssueDialogProps {
  readonly reservationId: string;
  /** The number of an instalment; null: all that no invoice has taken. */
  readonly instalment: number | null;
  readonly onClose: () => void;
}

/**
 * Shows what an invoice will have on it before it takes its number, and issues it only with the amounts shown. Rendered
 * while it is open.
 */
export function IssueDialog({ reservationId, instalment, onClose }: IssueDialogProps) {
  const { t } = useTranslation('entities/invoice');
  const toast = useToast();
  const problemWords = useProblemWords();
  const codeWords = useFieldWords();
  const body = { reservation_id: reservationId, instalment };
  const draft = useLoad(invoiceCalls.preview, body, {
    topics: [{ topic: 'payments' }, { topic: 'reservations', ids: [reservationId] }],
  });
  const { send, isPending, error } = useSend(invoiceCalls.create, {
    topics: [{ topic: 'payments' }],
    onDone: ({ number }) => {
      toast({ kind: 'done', text: t('issued', { number }) });
      onClose();
    },
    onRefused: ({ error_type }) => {
      if (error_type === paymentErrors.invoice_changed) void draft.refetch();
    },
  });
  const { data } = draft;
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  const changed = first !== undefined && data !== undefined && (first.total !== data.total || first.vat !== data.vat);
  // The hint of the new invoice reloads the draft, which then has nothing left to show.
  const failed = error ?? (isPending ? null : draft.error);
  const problem =
    failed === null ? (changed && !isPending ? codeWords(paymentErrors.invoice_changed) : null) : problemWords(failed);
  return (
    <FormDialog
      open
      title={instalment === null ? t('issueTitle') : t('issueInstalmentTitle', { number: instalment })}
      confirm={t('issue')}
      dirty={false}
      busy={isPending}
      disabledReason={data === undefined ? t('draftFirst') : null}
      problem={problem}
      onClose={onClose}
      onConfirm={() => {
        if (data !== undefined) void send({ ...body, shown: { total: data.total, vat: data.vat } });
      }}
    >
      {data === undefined ? (
        draft.error === null && <LoadingLines lines={4} rowHeight={24} />
      ) : (
        <>
          <DraftLines draft={data} />
          {data.unconfirmed_berth_percent !== null && <BerthVatWarning percent={data.unconfirmed_berth_percent} />}
          <p>{t('numberFinal')}</p>
        </>
      )}
    </FormDialog>
  );
}

/** Warns that the VAT rate for berths is unconfirmed. Users who may confirm it get a link to the settings. */
function BerthVatWarning({ percent }: { readonly percent: number }) {
  const { t } = useTranslation('entities/invoice');
  const { percent: inWords } = useFormats();
  const mayConfirm = useMay(paymentSettingCalls.confirmBerthVat.access);
  return (
    <Banner
      tone="waiting"
      actions={mayConfirm ? <LinkButton to="/payments">{t('berthVatCheck')}</LinkButton> : undefined}
    >
      <p>{t('berthVatOpen', { percent: inWords(percent) })}</p>
      {!mayConfirm && <p>{t('berthVatAsk')}</p>}
    </Banner>
  );
}

function DraftLines({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation('entities/invoice');
  const { money, dateLong } = useFormats();
  const lineWords = useInvoiceLineWords();
  const { payer, view_id, instalment, lines, total, vat, paid, currency } = draft;
  const sum = (value: number) => money(value, currency);
  return (
    <>
      <KeyValues
        items={[
          { label: t('recipient'), value: payer ?? t('erased') },
          { label: t('trade:reservation'), value: view_id },
          ...(instalment === null
            ? []
            : [
                {
                  label: t('instalment'),
                  value: t('instalmentOf', {
                    number: instalment.number,
                    of: instalment.of,
                    due: dateLong(instalment.due_on),
                  }),
                },
              ]),
        ]}
      />
      <KeyValues
        items={[
          ...lines.map((line) => ({ label: lineWords(line), value: sum(line.amount) })),
          { label: t('total'), value: sum(total), total: true },
          { label: t('vatIncluded'), value: sum(vat) },
          { label: t('paid'), value: sum(paid) },
        ]}
      />
    </>
  );
}
