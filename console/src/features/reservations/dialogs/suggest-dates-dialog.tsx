import { useTranslation } from 'react-i18next';
import { differs } from '../../../lib/forms/differs.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import type { ChangeReason } from '../../../../../contracts/vocabulary/reservation-words.js';
import { otherBerth } from '../../../entities/stay-change/telling.js';
import { TellingFields } from '../../../entities/stay-change/telling-fields.js';
import { BoaterMessage } from './boater-message.js';
import type { ReservationDialogProps, WithMessage } from './dialog-props.js';
import { SuggestionLines } from './suggestion-lines.js';
import { canSuggest, distinctRanges, emptyLine, type SuggestionLine, warnsOfOtherDates } from './suggestion-rules.js';
import { useRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import { useUntilClosed } from './use-until-closed.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

const oneLine: readonly SuggestionLine[] = [emptyLine];

export interface SuggestedDatesValues extends WithMessage {
  readonly suggested_dates: readonly DateRange[];
  /** Null: the suggestion gives none. */
  readonly reason: ChangeReason | null;
}

/** Suggests other dates to a boater, one line each. They can be sent once every line has both dates. */
export function SuggestDatesDialog(props: ReservationDialogProps<SuggestedDatesValues>) {
  const { open, reservation, onClose, onConfirm, busy, error } = props;
  const { t } = useTranslation('reservations/side');
  const { dateRange, nights } = useFormats();
  const refusal = useRefusalText(reservation.id, error);
  const today = useMarinaToday();
  const { answer_hours } = useMarina().marina_settings.reservations;
  const [lines, setLines] = useUntilClosed(open, oneLine);
  const [telling, setTelling] = useUntilClosed(open, otherBerth);
  const [message, setMessage] = useUntilClosed(open, '');
  const name = reservation.boater.first_name || reservation.boater.email;
  const asked = `${dateRange(reservation.start_date, reservation.end_date)}, ${nights(reservation.nights)}`;
  return (
    <FormDialog
      open={open}
      title={t('suggestTitle')}
      dirty={message !== '' || lines.some((line) => differs(line, emptyLine))}
      confirm={t('suggestConfirm')}
      disabledReason={canSuggest(lines, today) ? null : t('bothDatesNeeded')}
      busy={busy}
      problem={refusal}
      onClose={onClose}
      onConfirm={() =>
        onConfirm({ suggested_dates: distinctRanges(lines), reason: telling.reason, message: message.trim() })
      }
    >
      <p style={{ margin: 0 }}>{t('suggestText', { name, asked, count: answer_hours })}</p>
      {warnsOfOtherDates(reservation.reservation_status, lines, today) && (
        <Banner tone="waiting" live>
          {t('RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR')}
        </Banner>
      )}
      <SuggestionLines reservation={reservation} lines={lines} today={today} disabled={busy} onChange={setLines} />
      <TellingFields value={telling} required={false} tellable={false} disabled={busy} onChange={setTelling} />
      <BoaterMessage hint={t('messageInMail')} value={message} disabled={busy} onChange={setMessage} />
    </FormDialog>
  );
}
