import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';

interface RemoveDialogProps {
  count: number;
  busy: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before berths are deleted, which cannot be undone. */
export function RemoveDialog({ count, busy, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('inventory');
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { count })}
      confirm={t('removeConfirm', { count })}
      busy={busy}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
