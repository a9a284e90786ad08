import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useAnswer } from '../api/use-answer.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Accepts one of the stays that the marina suggested. */
export function TakeDatesDialog({
  chosen,
  onDone,
  onClose,
  onSeen,
  changes,
  ...answer
}: AnswerProps & { chosen: DateRange }) {
  const { t } = useTranslation('boater');
  const { dateRange } = useFormats();
  const stay = dateRange(chosen.start_date, chosen.end_date);
  const { send, isPending, error } = useAnswer(boaterReservationCalls.acceptDates, {
    ...answer,
    onDone: () => onDone(t('datesTakenToast', { stay })),
  });
  return (
    <AnswerDialog
      title={t('datesTitle')}
      confirm={t('datesTake', { stay })}
      busy={isPending}
      error={error}
      changes={changes}
      currency={answer.seen.payment.currency}
      onSeen={onSeen}
      onConfirm={() => void send({ start_date: chosen.start_date, end_date: chosen.end_date })}
      onClose={onClose}
    >
      <p>{t('datesText', { stay })}</p>
    </AnswerDialog>
  );
}
