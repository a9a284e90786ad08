import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SkipWords } from '../../../entities/berth/berth-picking.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Second } from '../../../ui/layout/second.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { isAnswered } from '../model/questions.js';
import { Answering, AnsweringActions } from './matching-shapes.js';
import { skipReasons, type SkipReason } from '../../../../../contracts/vocabulary/reservation-words.js';

const NOTE_MAX = 500;

const Reasons = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 18px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...type.label, padding: '0 0 8px', color: role.ink2 },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 7, cursor: 'pointer' },
  '& input': { width: 16, height: 16, margin: 0, accentColor: role.sea },
  [media.touch]: { '& label': { minHeight: 40 } },
});

interface ReasonFormProps {
  readonly question: string;
  readonly confirm: string;
  readonly hint?: string | undefined;
  readonly busy: boolean;
  readonly onConfirm: (words: SkipWords) => void;
  readonly onClose: () => void;
}

/** The spec's seven reasons, in place. The reason `other` needs a note. Escape closes the form. */
export function ReasonForm({ question, confirm, hint, busy, onConfirm, onClose }: ReasonFormProps) {
  const { t } = useTranslation(['matching', 'entities/berth']);
  const name = useId();
  const [reason, setReason] = useState<SkipReason>(skipReasons[0]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isAnswered(reason, note)) setMissing(true);
    else onConfirm({ skip_reason: reason, skip_reason_text: note });
  };
  return (
    <Answering
      as="form"
      aria-label={question}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Reasons>
        <legend>{question}</legend>
        {skipReasons.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              autoFocus={value === skipReasons[0]}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {t(`entities/berth:skipReason_${value}`)}
          </label>
        ))}
      </Reasons>
      {(reason === 'other' || note !== '') && (
        <TextInput
          label={t('trade:note')}
          value={note}
          maxLength={NOTE_MAX}
          error={missing && !isAnswered(reason, note) ? t('giveReason') : undefined}
          onChange={(text) => setNote(text ?? '')}
        />
      )}
      <AnsweringActions>
        <Button size="small" kind="primary" type="submit" busy={busy}>
          {confirm}
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          {t('actions:cancel')}
        </Button>
        {hint !== undefined && <Second as="p">{hint}</Second>}
      </AnsweringActions>
    </Answering>
  );
}
