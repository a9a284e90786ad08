import { useTranslation } from 'react-i18next';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';

interface OwnPasswordProps {
  readonly value: string;
  /** What the server says of it; absent: nothing. */
  readonly error: string | undefined;
  /** The user gets the role primary, and no settings. */
  readonly forRole?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (password: string) => void;
}

/** Asks managers for their own password before they let somebody manage the marina or be a primary user. */
export function OwnPassword({ value, error, forRole = false, disabled, onChange }: OwnPasswordProps) {
  const { t } = useTranslation('users');
  return (
    <OwnPasswordInput
      label={t('yourPassword')}
      hint={t(forRole ? 'rolePasswordHint' : 'settingsPasswordHint')}
      value={value}
      error={error}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
