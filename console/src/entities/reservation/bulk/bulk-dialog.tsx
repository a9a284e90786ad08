import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelReasons } from '../../../../../contracts/reservations/vocabulary.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { Banner } from '../../../ui/page/banner.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { differs } from '../../../lib/forms/differs.js';
import { type BulkDraft, bulkFaults, type BulkMove, emptyBulkDraft, holdsMoney, type TickedRow } from './bulk-move.js';
import { BulkResult } from './bulk-result.js';
import { type BulkOutcome, useBulkRun } from './use-bulk-run.js';

interface BulkDialogProps {
  move: BulkMove;
  rows: readonly TickedRow[];
  warning?: string | undefined;
  /** A message that is proposed, for staff to change. */
  text?: string | undefined;
  onClose: (outcomes: readonly BulkOutcome[]) => void;
}

/** Asks for what the move needs, does it with each reservation, and says what became of each. */
export function BulkDialog({ move, rows: ticked, warning, text = '', onClose }: BulkDialogProps) {
  const { t } = useTranslation('entities/reservation/bulk');
  // The rows are those of the question, whatever the list shows meanwhile.
  const [rows] = useState(ticked);
  const [draft, setDraft] = useState({ ...emptyBulkDraft, text });
  const [tried, setTried] = useState(false);
  const { run, outcomes, busy } = useBulkRun(move);
  const faults = bulkFaults(move, draft, rows);
  const title = t(`title_${move}`, { count: rows.length });
  if (outcomes.length > 0 || busy) {
    const close = () => onClose(outcomes);
    return (
      <BulkResult
        {...{ move, rows, outcomes, busy, title }}
        onTryAgain={(some) => void run(some, draft)}
        onClose={close}
      />
    );
  }
  return (
    <FormDialog
      open
      title={title}
      dirty={differs(draft, { ...emptyBulkDraft, text })}
      confirm={t(`confirm_${move}`, { count: rows.length })}
      danger={move === 'cancel'}
      onClose={() => onClose([])}
      onConfirm={() => {
        setTried(true);
        if (Object.keys(faults).length === 0) void run(rows, draft);
      }}
    >
      <p style={{ margin: 0 }}>{t(`effect_${move}`)}</p>
      {warning !== undefined && <Banner tone="news">{warning}</Banner>}
      <BulkFields {...{ move, rows, draft }} onChange={setDraft} faults={tried ? faults : {}} />
      <p style={{ margin: 0 }}>{rows.map(({ view_id, vessel }) => `${vessel.name} (${view_id})`).join(', ')}</p>
    </FormDialog>
  );
}

interface BulkFieldsProps {
  move: BulkMove;
  rows: readonly TickedRow[];
  draft: BulkDraft;
  faults: ReturnType<typeof bulkFaults>;
  onChange: (draft: BulkDraft) => void;
}

function BulkFields({ move, rows, draft, faults, onChange }: BulkFieldsProps) {
  const { t } = useTranslation(['entities/reservation/bulk', 'entities/reservation/cancelling']);
  const fieldWords = useFieldWords();
  const said = (code: string | undefined) => (code === undefined ? undefined : fieldWords(code));
  if (move === 'approve') return null;
  const refunds = ['ALL', 'NONE'] as const;
  return (
    <>
      {move === 'cancel' && (
        <SelectInput
          label={t('trade:reason')}
          required
          placeholder={t('entities/reservation/cancelling:chooseReason')}
          value={draft.reason}
          error={said(faults.reason)}
          options={cancelReasons.map((value) => ({
            value,
            label: t(`entities/reservation/cancelling:cancelReason_${value}`),
          }))}
          onChange={(value) => onChange({ ...draft, reason: cancelReasons.find((known) => known === value) ?? null })}
        />
      )}
      <NoteInput
        label={t(move === 'message' ? 'trade:message' : 'trade:messageToTheBoater')}
        required={move === 'message' || draft.reason === 'other'}
        value={draft.text}
        error={said(faults.text)}
        onChange={(value) => onChange({ ...draft, text: value ?? '' })}
      />
      {move === 'cancel' && rows.some(holdsMoney) && (
        <SelectInput
          label={t('trade:refund')}
          required
          placeholder={t('chooseRefund')}
          value={draft.refund}
          error={said(faults.refund)}
          hint={t('paidBoats', { count: rows.filter(holdsMoney).length })}
          options={refunds.map((value) => ({ value, label: t(`refund_${value}`) }))}
          onChange={(value) => onChange({ ...draft, refund: refunds.find((known) => known === value) ?? null })}
        />
      )}
    </>
  );
}
