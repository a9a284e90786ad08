import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { pastAddress } from '../model/walk-address.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import { RefusedTaps } from '../offline/refused-taps.js';
import type { WalkDevice } from '../offline/walk-device.js';
import { useStartWalk } from './start-walk.js';

/** No walk is under way: starts one. */
export function NoWalk({ device, offline }: { device: WalkDevice; offline: boolean }) {
  const { t } = useTranslation('dockwalk');
  const problemWords = useProblemWords();
  const may = useMayWalk();
  const { send, isPending, error } = useStartWalk(device, () => undefined);
  return (
    <Page title={t('title')} actions={<LinkButton to={pastAddress}>{t('pastWalks')}</LinkButton>}>
      <RefusedTaps store={device.store} refused={device.store.current().refused} />
      <Card>
        <EmptyState
          title={t('noWalkTitle')}
          action={
            may && (
              <Button
                kind="primary"
                size="large"
                busy={isPending}
                disabledReason={offline ? t('needsNetwork') : null}
                onClick={() => void send({})}
              >
                {t('startFirst')}
              </Button>
            )
          }
        >
          {t(may ? 'noWalkText' : 'noWalkReader')}
        </EmptyState>
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
      </Card>
    </Page>
  );
}
