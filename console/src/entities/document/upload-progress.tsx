import { useTranslation } from 'react-i18next';
import type { UploadState } from '../../lib/api/use-upload.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { Stack } from '../../ui/layout/stack.js';
import { Quiet } from '../../ui/page/card-text.js';
import { Banner } from '../../ui/page/banner.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Meter = styled('progress')({ gridColumn: '1 / -1', width: '100%', height: 8, accentColor: role.sea });

interface UploadProgressProps {
  readonly state: UploadState;
  readonly onRetry: () => void;
  readonly onStop: () => void;
}

/** How far an upload is, with the way to stop it; or why it failed, with the way to send the file again. */
export function UploadProgress({ state, onRetry, onStop }: UploadProgressProps) {
  const { t } = useTranslation('entities/document');
  const problemWords = useProblemWords();
  if (state.is === 'idle') return null;
  const { name } = state.file;
  if (state.is === 'sending') {
    return (
      <Stack gap="6px 12px" align="center" columns="minmax(0, 1fr) auto">
        <Quiet style={{ overflowWrap: 'anywhere' }}>{t('sending', { name })}</Quiet>
        <Button size="small" onClick={onStop}>
          {t('stop')}
        </Button>
        <Meter max={1} value={state.share} aria-label={t('sending', { name })} />
      </Stack>
    );
  }
  return (
    <Stack gap={8} justify="start">
      <Banner tone="wrong" live>
        {t('notSent', { name })}. {problemWords(state.error)}
      </Banner>
      <Button onClick={onRetry}>{t('actions:sendAgain')}</Button>
    </Stack>
  );
}
