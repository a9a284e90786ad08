import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { styled } from '../../../ui/theme/styled.js';
import type { Walk } from '../offline/use-walk.js';
import type { WalkDevice } from '../offline/walk-device.js';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, padding: '8px 0', textAlign: 'center' });

/** Sends the order to start a walk, and shows it once it is read. */
export function useStartWalk(device: WalkDevice | null, onDone: () => void) {
  return useSend(dockWalkCalls.start, {
    topics: [{ topic: 'dockwalk' }],
    onDone: () => {
      void device?.reader.read();
      onDone();
    },
  });
}

interface StartWalkProps {
  running: Pick<Walk, 'progress' | 'sending' | 'state' | 'device'>;
  /** On the desk the button stands in the page's head, without the line below it. */
  plain?: boolean;
}

/** Starts a new walk, which saves the one under way and unchecks every berth (spec 3 §4). Asks first. */
export function StartWalk({ running, plain = false }: StartWalkProps) {
  const { t } = useTranslation('dockwalk');
  const problemWords = useProblemWords();
  const [asking, setAsking] = useState(false);
  const { send, isPending, error, reset } = useStartWalk(running.device, () => setAsking(false));
  const { checked, berths } = running.progress;
  const reason =
    running.sending.offlineSince !== null
      ? t('needsNetwork')
      : running.state.taps.length + running.state.photos.length > 0
        ? t('stillSending')
        : null;
  const button = (
    <Button kind={plain ? 'plain' : 'quiet'} disabledReason={reason} onClick={() => setAsking(true)}>
      {t('startNew')}
    </Button>
  );
  return (
    <>
      {plain ? (
        button
      ) : (
        <Place>
          {button}
          <Second as="p">{t('startNewHint')}</Second>
        </Place>
      )}
      <ConfirmDialog
        open={asking}
        title={t('startNewTitle')}
        confirm={t('startNewConfirm')}
        busy={isPending}
        onConfirm={() => void send({})}
        onClose={() => {
          reset();
          setAsking(false);
        }}
      >
        <p>{t('startNewText', { checked, count: berths })}</p>
        {error !== null && <Banner tone="wrong">{problemWords(error)}</Banner>}
      </ConfirmDialog>
    </>
  );
}
