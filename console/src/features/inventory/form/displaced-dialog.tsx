import { useTranslation } from 'react-i18next';
import type { StrandedStay } from '../../../../../contracts/berths/many-berths.js';
import { StrandedLines } from '../../../entities/berth/stranded-lines.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';

interface DisplacedDialogProps {
  stays: readonly StrandedStay[];
  busy: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** The stays that no longer fit: each can get a berth by hand first, or the plan moves them all. */
export function DisplacedDialog({ stays, busy, onMove, onClose }: DisplacedDialogProps) {
  const { t } = useTranslation(['inventory/berth', 'entities/berth']);
  return (
    <ConfirmDialog
      open
      title={t('displacedTitle', { count: stays.length })}
      confirm={t('displacedConfirm', { count: stays.length })}
      busy={busy}
      onConfirm={onMove}
      onClose={onClose}
    >
      <p>{t('displacedText')}</p>
      <StrandedLines stays={stays} />
    </ConfirmDialog>
  );
}
