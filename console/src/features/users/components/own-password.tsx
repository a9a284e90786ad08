import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { OwnPasswordField } from '../../../ui/fields/own-password-field.js';
import type { BoundField } from '../../../ui/fields/use-bound-field.js';

type OwnPasswordProps<V extends FieldValues, T> = Pick<BoundField<V, T>, 'control' | 'name' | 'disabled'> & {
  /** The user gets the role primary, and no settings. */
  readonly forRole?: boolean;
};

/** Asks managers for their own password before they let somebody manage the marina or be a primary user. */
export function OwnPassword<V extends FieldValues, T>({ forRole = false, ...field }: OwnPasswordProps<V, T>) {
  const { t } = useTranslation('users');
  return (
    <OwnPasswordField
      {...field}
      label={t('yourPassword')}
      hint={t(forRole ? 'rolePasswordHint' : 'settingsPasswordHint')}
    />
  );
}
