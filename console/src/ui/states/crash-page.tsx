import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { LooseLine } from './drawings.js';
import { StateBlock } from './state-block.js';

interface CrashPageProps {
  error: unknown;
  onRefresh: () => void;
  onMainPage: () => void;
}

function logOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : JSON.stringify(error);
  return [new Date().toISOString(), window.location.href, navigator.userAgent, what].join('\n');
}

function download(error: unknown): void {
  const address = URL.createObjectURL(new Blob([logOf(error)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'quayside-error.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** The page shown when rendering crashed. The user can continue elsewhere and download the error log. */
export function CrashPage({ error, onRefresh, onMainPage }: CrashPageProps) {
  const { t } = useTranslation('ui');
  return (
    <main style={{ minHeight: '100dvh', display: 'grid', alignContent: 'center' }}>
      <StateBlock
        drawing={<LooseLine />}
        title={t('crashTitle')}
        alert
        actions={
          <>
            <Button kind="primary" onClick={onRefresh}>
              {t('refresh')}
            </Button>
            <Button onClick={onMainPage}>{t('mainPage')}</Button>
            <Button kind="quiet" onClick={() => download(error)}>
              {t('errorLog')}
            </Button>
          </>
        }
      >
        {t('crashText')}
      </StateBlock>
    </main>
  );
}
