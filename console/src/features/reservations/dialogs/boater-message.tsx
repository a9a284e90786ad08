import { useTranslation } from 'react-i18next';
import { NoteInput } from '../../../ui/fields/note-input.js';

interface BoaterMessageProps {
  readonly value: string;
  readonly hint: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** The message sent to the boater along with the action. */
export function BoaterMessage({ onChange, ...field }: BoaterMessageProps) {
  const { t } = useTranslation('reservations/side');
  return <NoteInput {...field} label={t('trade:messageToTheBoater')} onChange={(value) => onChange(value ?? '')} />;
}
