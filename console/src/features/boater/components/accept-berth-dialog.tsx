import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useAnswer } from '../api/use-answer.js';
import { offeredBerth } from '../model/offered-berth.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { RequirementTicks } from './requirement-ticks.js';
import { useConfirming } from './use-confirming.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Accepts the berth that is held for the boater. */
export function AcceptBerthDialog({ onDone, onClose, onSeen, changes, ...answer }: AnswerProps) {
  const { t } = useTranslation('boater');
  const confirming = useConfirming(answer.seen);
  const { dateRange } = useFormats();
  const { payment, start_date, end_date } = answer.seen;
  const berth = offeredBerth(answer.seen);
  const { send, isPending, error } = useAnswer(boaterReservationCalls.acceptBerth, {
    ...answer,
    onDone: () => onDone(t('acceptBerthToast')),
  });
  return (
    <AnswerDialog
      title={t('acceptBerthTitle', { berth })}
      confirm={t('acceptBerth', { berth })}
      busy={isPending}
      disabledReason={confirming.reason}
      error={error}
      changes={changes}
      currency={payment.currency}
      onSeen={onSeen}
      onConfirm={() => void send({ confirmed_requirements: [...confirming.confirmed] })}
      onClose={onClose}
    >
      <p>{t('acceptBerthText', { berth, stay: dateRange(start_date, end_date) })}</p>
      <RequirementTicks confirming={confirming} disabled={isPending} />
    </AnswerDialog>
  );
}
