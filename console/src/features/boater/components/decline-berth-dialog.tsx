import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/fields/text-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useAnswer } from '../api/use-answer.js';
import { offeredBerth } from '../model/offered-berth.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Maximum length in the API contract. */
const REASON_MAX = 500;

/** Declines the held berth. The boater keeps the place on the waiting list, or leaves it. */
export function DeclineBerthDialog({ onDone, onClose, onSeen, changes, ...answer }: AnswerProps) {
  const { t } = useTranslation('boater');
  const [keeps, setKeeps] = useState(true);
  const [reason, setReason] = useState('');
  const berth = offeredBerth(answer.seen);
  const { send, isPending, error } = useAnswer(boaterReservationCalls.declineBerth, {
    ...answer,
    onDone: () => onDone(t('declineBerthToast')),
  });
  return (
    <AnswerDialog
      title={t('declineBerthTitle', { berth })}
      dirty={reason !== '' || !keeps}
      confirm={t('declineBerthAction', { berth })}
      danger
      busy={isPending}
      error={error}
      changes={changes}
      currency={answer.seen.payment.currency}
      onSeen={onSeen}
      onConfirm={() => void send({ keep_place: keeps, reason })}
      onClose={onClose}
    >
      <p>{t('declineBerthText')}</p>
      <ToggleInput
        label={t('declineBerthThen')}
        value={keeps ? 'keep' : 'leave'}
        options={[
          { value: 'keep', label: t('keepPlace') },
          { value: 'leave', label: t('leaveList') },
        ]}
        onChange={(value) => setKeeps(value === 'keep')}
      />
      <TextInput
        label={t('cancelReason')}
        value={reason}
        maxLength={REASON_MAX}
        disabled={isPending}
        onChange={(text) => setReason(text ?? '')}
      />
    </AnswerDialog>
  );
}
