import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '../../../../../contracts/reservations/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useMarinaToday } from '../berthing/use-marina-today.js';
import type { ReservationDialogProps, WithMessage } from './dialog-props.js';
import { SuggestionLines } from './suggestion-lines.js';
import { canSuggest, distinctRanges, emptyLine, type SuggestionLine, warnsOfOtherDates } from './suggestion-rules.js';

export interface SuggestedDatesValues extends WithMessage {
  readonly suggested_dates: readonly DateRange[];
}

/** Other dates for a boater who asked: one line each, sent when every line has both its dates. */
export function SuggestDatesDialog(props: ReservationDialogProps<SuggestedDatesValues>) {
  const { open, reservation, onClose, onConfirm, busy, error } = props;
  const { t } = useTranslation('reservationSide');
  const { dateRange, nights } = useFormats();
  const problemWords = useProblemWords();
  const today = useMarinaToday();
  const { answer_hours } = useMarina().marina_settings.reservations;
  const [lines, setLines] = useState<readonly SuggestionLine[]>([emptyLine]);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (open) return;
    setLines([emptyLine]);
    setMessage('');
  }, [open]);
  const name = reservation.boater.first_name || reservation.boater.email;
  const asked = `${dateRange(reservation.start_date, reservation.end_date)}, ${nights(reservation.nights)}`;
  return (
    <Dialog
      open={open}
      busy={busy}
      onClose={onClose}
      title={t('suggestTitle')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            busy={busy}
            disabledReason={canSuggest(lines, today) ? null : t('bothDatesNeeded')}
            onClick={() => onConfirm({ suggested_dates: distinctRanges(lines), message: message.trim() })}
          >
            {t('suggestConfirm')}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0 }}>{t('suggestText', { name, asked, count: answer_hours })}</p>
      {warnsOfOtherDates(reservation.reservation_status, lines, today) && (
        <Banner tone="waiting" live>
          {t('RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR')}
        </Banner>
      )}
      <SuggestionLines lines={lines} today={today} disabled={busy} onChange={setLines} />
      <NoteInput
        label={t('messageToBoater')}
        hint={t('messageInMail')}
        value={message}
        disabled={busy}
        onChange={(value) => setMessage(value ?? '')}
      />
      {error !== null && error !== undefined && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </Dialog>
  );
}
