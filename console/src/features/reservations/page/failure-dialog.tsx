import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';

/** A reservation could not be loaded or saved (spec 1 §8). */
export function FailureDialog({ text, onClose }: { readonly text: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation('reservations');
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title={t('trade:anErrorOccurred')}
      size="small"
      urgent
      actions={
        <Button kind="primary" onClick={onClose} autoFocus>
          {t('actions:ok')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
