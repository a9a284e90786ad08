import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';

interface GiveSettingsDialogProps {
  readonly name: string;
  readonly busy: boolean;
  /** What the server says of the password. */
  readonly error: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks for the own password before a user may manage the marina. */
export function GiveSettingsDialog({ name, busy, error, onConfirm, onClose }: GiveSettingsDialogProps) {
  const { t } = useTranslation('users');
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      open
      title={t('giveSettingsTitle', { name })}
      confirm={t('giveSettings')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => onConfirm(password)}
    >
      <p>{t('giveSettingsText')}</p>
      <OwnPasswordInput
        label={t('yourPassword')}
        hint={t('settingsPasswordHint')}
        value={password}
        error={error}
        disabled={busy}
        onChange={setPassword}
      />
    </ConfirmDialog>
  );
}
