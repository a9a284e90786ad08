import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Button } from '../../../ui/buttons/button.js';
import type { BerthStay } from '../model/berth-nights.js';
import { StayLines } from './stay-lines.js';

interface DeleteDialogProps {
  berth: string;
  /** Stays now and ahead, which keep the berth from being deleted. */
  stays: readonly BerthStay[];
  today: string;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a berth is deleted, or names the boats that keep it. */
export function DeleteDialog({ berth, stays, today, busy, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('inventory/berth');
  if (stays.length > 0) {
    return (
      <Dialog
        open
        size="small"
        title={t('cannotDelete', { berth })}
        onClose={onClose}
        actions={
          <Button kind="primary" autoFocus onClick={onClose}>
            {t('actions:close')}
          </Button>
        }
      >
        <p>{t('cannotDeleteText', { count: stays.length })}</p>
        <StayLines stays={stays} today={today} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('deleteTitle', { berth })}
      confirm={t('deleteConfirm', { berth })}
      busy={busy}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
