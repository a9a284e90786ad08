import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';

interface ChatActivationDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Explains messages to a marina that does not have them yet, and how to get them. */
export function ChatActivationDialog({ open, onClose }: ChatActivationDialogProps) {
  const { t } = useTranslation(['reservations/side', 'entities/message']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('entities/message:chatOffTitle')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <p style={{ margin: 0 }}>{t('entities/message:chatOffText')}</p>
      <p style={{ margin: 0 }}>{t('entities/message:chatOffHow')}</p>
    </Dialog>
  );
}
