import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { LooseLine } from './drawings.js';
import { StateBlock } from './state-block.js';

interface ErrorStateProps {
  /** What went wrong and what to do, as a text (`useProblemWords` of lib). */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** True while a retry runs. */
  busy?: boolean | undefined;
}

/** Shown when data could not be loaded. */
export function ErrorState({ text, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <StateBlock
      drawing={<LooseLine />}
      title={t('errorTitle')}
      alert
      actions={
        onRetry !== undefined && (
          <Button onClick={onRetry} busy={busy}>
            {t('actions:tryAgain')}
          </Button>
        )
      }
    >
      {text ?? t('errorText')}
    </StateBlock>
  );
}
