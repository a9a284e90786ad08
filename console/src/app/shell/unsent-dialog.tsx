import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';

interface UnsentDialogProps {
  /** Changes that only this device has. */
  count: number;
  onLogOut: () => void;
  onClose: () => void;
}

/** Asks before a user signs out with changes that the server does not have yet. */
export function UnsentDialog({ count, onLogOut, onClose }: UnsentDialogProps) {
  const { t } = useTranslation('app');
  return (
    <ConfirmDialog
      open
      danger
      title={t('unsentTitle', { count })}
      confirm={t('logout')}
      dismiss={t('staySignedIn')}
      onConfirm={onLogOut}
      onClose={onClose}
    >
      {t('unsentText')}
    </ConfirmDialog>
  );
}
