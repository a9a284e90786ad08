import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useSession } from '../../lib/session/session-context.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { CheckingScreen } from './checking-screen.js';

/** Shown when the session could not be checked, for a reason other than being signed out (spec 1 §8). */
export function SessionFailedScreen() {
  const { t } = useTranslation('app');
  const problemWords = useProblemWords();
  const { error, reload } = useSession();
  const retry = () => void reload();
  return (
    <>
      <CheckingScreen />
      <Dialog
        open
        urgent
        size="small"
        title={t('trade:anErrorOccurred')}
        onClose={retry}
        actions={
          <Button kind="primary" autoFocus onClick={retry}>
            {t('actions:ok')}
          </Button>
        }
      >
        <p>{problemWords(error)}</p>
      </Dialog>
    </>
  );
}
