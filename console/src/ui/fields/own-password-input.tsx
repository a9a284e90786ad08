import { useTranslation } from 'react-i18next';
import type { PlainField } from './plain-field.js';
import { TextInput } from './text-input.js';

interface OwnPasswordInputProps extends Omit<PlainField<string>, 'label'> {
  /** Default: "Your password". */
  label?: string;
}

/** The user's own password, which costly steps ask for. */
export function OwnPasswordInput({ label, onChange, ...field }: OwnPasswordInputProps) {
  const { t } = useTranslation('ui');
  return (
    <TextInput
      {...field}
      label={label ?? t('trade:yourPassword')}
      type="password"
      autoComplete="current-password"
      onChange={(typed) => onChange(typed ?? '')}
    />
  );
}
