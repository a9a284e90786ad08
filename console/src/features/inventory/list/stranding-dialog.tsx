import { useTranslation } from 'react-i18next';
import { StrandedLines } from '../../../entities/berth/stranded-lines.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import type { ChangingBerths } from './use-change-berths.js';

/** Names the boats that a change would put out of their berths. Berths with stays ahead cannot be deleted. */
export function StrandingDialog({ changing }: { changing: ChangingBerths }) {
  const { t } = useTranslation('inventory');
  const { stranding, busy, goOn, letBe } = changing;
  if (stranding === null) return null;
  const { stays, changes } = stranding;
  const berths = new Set(stays.map(({ berth }) => berth.id)).size;
  if (changes === 'DELETE') {
    return (
      <Dialog
        open
        title={t('cannotRemove', { count: berths })}
        onClose={letBe}
        actions={
          <Button kind="primary" autoFocus onClick={letBe}>
            {t('actions:close')}
          </Button>
        }
      >
        <p>{t('cannotRemoveText')}</p>
        <StrandedLines stays={stays} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('strandingTitle', { count: stays.length })}
      confirm={t('strandingConfirm', { count: stays.length })}
      danger
      busy={busy}
      onConfirm={() => void goOn()}
      onClose={letBe}
    >
      <p>{t('strandingText')}</p>
      <StrandedLines stays={stays} />
    </ConfirmDialog>
  );
}
