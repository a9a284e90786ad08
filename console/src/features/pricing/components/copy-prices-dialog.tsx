import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';

interface CopyPricesDialogProps {
  from: string;
  to: string;
  /** Prices that are filled and would change. */
  count: number;
  onCopy: (kept: boolean) => void;
  onClose: () => void;
}

/** Asks whether prices that are filled stay when those of another season are copied. */
export function CopyPricesDialog({ from, to, count, onCopy, onClose }: CopyPricesDialogProps) {
  const { t } = useTranslation('pricing');
  return (
    <Dialog
      open
      size="small"
      title={t('copyTitle', { from, to })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onCopy(false)}>{t('copyAll')}</Button>
          <Button kind="primary" onClick={() => onCopy(true)}>
            {t('copyKeep')}
          </Button>
        </>
      }
    >
      <p>{t('copyAsk', { count, name: to })}</p>
    </Dialog>
  );
}
