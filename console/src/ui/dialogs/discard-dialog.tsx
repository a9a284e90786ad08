import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.js';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      open={open}
      title={t('discardTitle')}
      confirm={t('actions:discardChanges')}
      dismiss={t('discardKeep')}
      danger
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{t('discardText')}</p>
    </ConfirmDialog>
  );
}
