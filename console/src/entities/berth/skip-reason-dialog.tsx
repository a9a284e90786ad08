import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import type { SkipWords } from './berth-picking.js';
import { skipReasons, type SkipReason } from '../../../../contracts/vocabulary/reservation-words.js';

/** Maximum length of the text that explains a reason. */
const WORDS_MAX = 500;

interface SkipReasonDialogProps {
  /**
   * `skip`: staff turn the suggested berth down. `otherBerth`: staff choose this berth instead of the suggested one.
   */
  readonly asks: 'skip' | 'otherBerth';
  readonly name: string;
  /** Name of the best match; null: it is not known. */
  readonly best: string | null;
  readonly busy: boolean;
  readonly onConfirm: (words: SkipWords) => void;
  readonly onClose: () => void;
}

/**
 * Dialog for the reason why the first suggested berth is not taken. The reasons help to improve the rules of the plan.
 */
export function SkipReasonDialog({ asks, name, best, busy, onConfirm, onClose }: SkipReasonDialogProps) {
  const { t } = useTranslation('entities/berth');
  const [reason, setReason] = useState<SkipReason>(skipReasons[0]);
  const [words, setWords] = useState('');
  const instead = best === null ? t('otherBerthTitle', { berth: name }) : t('insteadOfTitle', { berth: name, best });
  const title = asks === 'skip' ? t('skipTitle', { berth: name }) : instead;
  return (
    <FormDialog
      open
      title={title}
      dirty={words !== '' || reason !== skipReasons[0]}
      confirm={t(asks === 'skip' ? 'turnDownBerth' : 'moveToBerth', { name })}
      busy={busy}
      onClose={onClose}
      onConfirm={() => onConfirm({ skip_reason: reason, skip_reason_text: words })}
    >
      <SelectInput
        label={t('trade:reason')}
        value={reason}
        options={skipReasons.map((value) => ({ value, label: t(`skipReason_${value}`) }))}
        onChange={(value) => setReason(skipReasons.find((known) => known === value) ?? skipReasons[0])}
      />
      <NoteInput
        label={t('skipReasonText')}
        value={words}
        max={WORDS_MAX}
        onChange={(value) => setWords(value ?? '')}
      />
    </FormDialog>
  );
}
