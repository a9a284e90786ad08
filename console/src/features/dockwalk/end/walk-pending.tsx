import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import type { WalkLoad } from '../offline/use-walk.js';

/** The walk is being read, or could not be. */
export function WalkPending({ load }: { load: Extract<WalkLoad, { is: 'loading' | 'failed' }> }) {
  const { t } = useTranslation('dockwalk');
  const problemWords = useProblemWords();
  return (
    <Page title={t('title')}>
      <Card style={{ padding: '8px 16px' }}>
        {load.is === 'loading' ? (
          <LoadingLines lines={8} rowHeight={52} />
        ) : (
          <ErrorState text={load.error === null ? t('noStorage') : problemWords(load.error)} onRetry={load.retry} />
        )}
      </Card>
    </Page>
  );
}
