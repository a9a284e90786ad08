import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { type CashUp, reopening } from '../../../../../contracts/payments/cash-up.js';
import { NOTE_MAX } from '../../../../../contracts/payments/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { moneyTopics } from '../model/topics.js';
import { EraseTexts } from './erase-texts.js';
import { MethodTotals } from './method-totals.js';

/** A day by method; while it is open with the form that closes it, afterwards with how it was closed. */
export function CashDay({ day }: { readonly day: CashUp }) {
  const { t } = useTranslation('payments');
  const { dateLong } = useFormats();
  // A reopened day still has the texts of its closing.
  const hasTexts = day.closed !== null || day.revision > 0;
  return (
    <>
      <Section
        title={dateLong(day.date)}
        note={day.closed === null ? t('dayOpen') : t('dayClosed')}
        actions={hasTexts && <EraseTexts date={day.date} />}
      >
        {day.changed_since && <Banner tone="waiting">{t('changedSince')}</Banner>}
        <MethodTotals totals={day.totals} currency={day.currency} />
      </Section>
      {day.closed === null ? <Closing day={day} /> : <Closed day={day} closed={day.closed} />}
    </>
  );
}

function Closing({ day }: { readonly day: CashUp }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const [float, setFloat] = useState<number | null>(0);
  const [counted, setCounted] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { send, isPending, error } = useSend(cashUpCalls.close, {
    topics: moneyTopics,
    onDone: () => toast({ kind: 'done', text: t('closedToast') }),
  });
  const cash = day.totals.find(({ method }) => method === 'CASH');
  const expected = cents((float ?? 0) + (cash?.received ?? 0) - (cash?.refunded ?? 0));
  const difference = counted === null ? null : cents(counted - expected);
  const faultOf = (path: string) => {
    const fault = error?.errors.find((one) => one.path === path);
    return fault === undefined ? undefined : fieldWords(fault.code);
  };
  const sum = { suffix: day.currency, fixed: 2, disabled: isPending } as const;
  return (
    <Section title={t('closeDay')} level="label">
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
        <NumberInput
          {...sum}
          label={t('openingFloat')}
          value={float}
          error={faultOf('opening_float')}
          onChange={(value) => setFloat(value ?? null)}
        />
        <NumberInput
          {...sum}
          label={t('countedCash')}
          required
          value={counted}
          hint={t('expectedHint', { amount: money(expected, day.currency) })}
          error={faultOf('counted_cash')}
          onChange={(value) => setCounted(value ?? null)}
        />
        <TextInput
          label={t('note')}
          value={note}
          maxLength={NOTE_MAX}
          autoComplete="off"
          required={difference !== null && difference !== 0}
          hint={
            difference === null || difference === 0
              ? undefined
              : t('differenceHint', { amount: money(difference, day.currency) })
          }
          error={faultOf('note')}
          onChange={(text) => setNote(text ?? '')}
        />
      </div>
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <div>
        <Button
          kind="primary"
          busy={isPending}
          disabledReason={counted === null ? t('countFirst') : null}
          onClick={() => void send({ date: day.date, opening_float: float ?? 0, counted_cash: counted ?? 0, note })}
        >
          {t('closeDay')}
        </Button>
      </div>
    </Section>
  );
}

function Closed({ day, closed }: { readonly day: CashUp; readonly closed: NonNullable<CashUp['closed']> }) {
  const { t } = useTranslation('payments');
  const { money, instant } = useFormats();
  const [reopening, setReopening] = useState(false);
  const sum = (value: number) => money(value, day.currency);
  const by = closed.closed_by ?? t('someone');
  return (
    <Section
      title={t('closedBy', { name: by, at: instant(closed.closed_at) })}
      level="label"
      actions={
        <Button kind="quiet" size="small" onClick={() => setReopening(true)}>
          {t('reopen')}
        </Button>
      }
    >
      <KeyValues
        items={[
          { label: t('openingFloat'), value: sum(closed.opening_float) },
          { label: t('expectedCash'), value: sum(closed.expected_cash) },
          { label: t('countedCash'), value: sum(closed.counted_cash) },
          { label: t('difference'), value: sum(closed.difference), total: true },
          ...(closed.note === '' ? [] : [{ label: t('note'), value: closed.note }]),
        ]}
      />
      {reopening && <ReopenDialog date={day.date} onClose={() => setReopening(false)} />}
    </Section>
  );
}

function ReopenDialog({ date, onClose }: { readonly date: string; readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const sending = useSend(cashUpCalls.reopen, { topics: moneyTopics, onDone: onClose });
  const form = useDialogForm(reopening, { initial: { date, reason: '' }, sending, send: sending.send });
  const reason = form.typed('reason') ?? '';
  return (
    <DialogForm
      form={form}
      title={t('reopenTitle')}
      confirm={t('reopen')}
      disabledReason={reason.trim() === '' ? t('reasonFirst') : null}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="reason"
        label={t('trade:reason')}
        required
        autoFocus
        maxLength={NOTE_MAX}
        autoComplete="off"
      />
    </DialogForm>
  );
}

/** Decimals are added as whole cents. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
