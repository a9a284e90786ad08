import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HideIcon, ShowIcon } from '../../../ui/icons.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import type { PlainField } from '../../../ui/fields/plain-field.js';
import { TextInput } from '../../../ui/fields/text-input.js';

interface PasswordFieldProps extends PlainField<string | null | undefined> {
  /** Makes the browser suggest a saved password or a generated one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the user chooses to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('identity');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      after={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword', { field: props.label })}
          icon={shown ? <HideIcon /> : <ShowIcon />}
          style={{ marginRight: -9 }}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
