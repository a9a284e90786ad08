import { useTranslation } from 'react-i18next';
import { LearnMore } from '../../entities/marina/learn-more.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { interestIn } from './interest.js';
import { lockedWords } from './locked-words.js';
import type { Walkthrough } from './menu-rules.js';

/** Explains a feature that the marina has not switched on, and who can switch it on. */
export function LockedDialog({ feature, onClose }: { feature: Walkthrough; onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const { title, text } = lockedWords[feature];
  return (
    <Dialog
      open
      size="small"
      title={t(title)}
      onClose={onClose}
      actions={
        <>
          <LearnMore interest={interestIn(feature)} onDone={onClose} />
          <Button kind="primary" autoFocus onClick={onClose}>
            {t('actions:close')}
          </Button>
        </>
      }
    >
      <p>{t(text)}</p>
      <p>{common('lockedAsk')}</p>
    </Dialog>
  );
}
