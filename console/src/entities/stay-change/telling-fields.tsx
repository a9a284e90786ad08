import { useTranslation } from 'react-i18next';
import { changeReasons } from '../../../../contracts/vocabulary/reservation-words.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import type { Telling } from './telling.js';

interface TellingFieldsProps {
  readonly value: Telling;
  /** The boater has booked the stay: it changes for a reason. */
  readonly required: boolean;
  /** Whether the boater knows of the stay, so that there is something to tell. */
  readonly tellable: boolean;
  /** Whether there is room for own words beside the reason. */
  readonly worded?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: Telling) => void;
}

/** Why a stay is changed, and whether the boater is told. */
export function TellingFields({
  value,
  required,
  tellable,
  worded = false,
  disabled = false,
  onChange,
}: TellingFieldsProps) {
  const { t } = useTranslation('entities/stay-change');
  return (
    <>
      <SelectInput
        label={t('trade:reason')}
        value={value.reason}
        disabled={disabled}
        {...(required ? {} : { placeholder: t('reasonUnstated') })}
        options={changeReasons.map((reason) => ({ value: reason, label: t(`reason_${reason}`) }))}
        onChange={(chosen) => onChange({ ...value, reason: changeReasons.find((reason) => reason === chosen) ?? null })}
      />
      {worded && (
        <NoteInput
          label={t('words')}
          hint={t('wordsHint')}
          disabled={disabled}
          value={value.message}
          onChange={(message) => onChange({ ...value, message: message ?? '' })}
        />
      )}
      {tellable && (
        <TickInput
          look="check"
          label={t('tell')}
          hint={t('tellHint')}
          disabled={disabled}
          value={value.tell}
          onChange={(on) => onChange({ ...value, tell: on === true })}
        />
      )}
    </>
  );
}
