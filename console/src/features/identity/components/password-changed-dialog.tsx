import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';

/** Confirms the change. The OK button leaves the page. */
export function PasswordChangedDialog({ onOk }: { onOk: () => void }) {
  const { t } = useTranslation('identity');
  const [left, setLeft] = useState(false);
  const leave = () => {
    if (left) return;
    setLeft(true);
    onOk();
  };
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('passwordChangedTitle')}
      onClose={leave}
      actions={
        <Button kind="primary" autoFocus busy={left} onClick={leave}>
          {t('actions:ok')}
        </Button>
      }
    >
      <p>{t('passwordChangedText')}</p>
    </Dialog>
  );
}
