import { useTranslation } from 'react-i18next';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { TextInput } from '../../../ui/fields/text-input.js';

interface EmailFieldProps {
  value: string;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  code: string | undefined;
}

/** The address of the office; an empty field means that there is none. */
export function EmailField({ value, onChange, onBlur, code }: EmailFieldProps) {
  const { t } = useTranslation('marinas');
  const words = useFieldWordsOfPage();
  return (
    <TextInput
      label={t('trade:emailOfTheOffice')}
      hint={t('officeEmailHint')}
      type="email"
      value={value}
      error={code === undefined ? undefined : words(code)}
      onChange={(typed) => onChange(typed === '' ? null : (typed ?? null))}
      onBlur={onBlur}
    />
  );
}
