import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { clickCalls } from '../../../../contracts/operations/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { CloseIcon } from '../../ui/icons.js';
import { useLocalPreference } from '../../lib/session/local-preference.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Banner } from '../../ui/page/banner.js';
import { media } from '../../ui/theme/measures.js';
import { useToast } from '../../ui/toast/toast-context.js';

/** Aligned with the pages below it. */
const Above = styled('div')({
  padding: '14px 24px 0',
  '@media print': { display: 'none' },
  [media.phone]: {
    padding: '0 14px 14px',
    // A page with a bar of its own has no room for it; the lists still show the banner.
    'main:has([data-page-bar]) > &': { display: 'none' },
  },
});

/** Shows that the marina takes part in the programme, until the user dismisses it in this browser. A click is reported. */
export function FreedomBoatBanner() {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const [shown, setShown] = useLocalPreference('freedom-boat-banner', true);
  const toast = useToast();
  const problemWords = useProblemWords();
  const { send, isPending } = useSend(clickCalls.reportBanner, {
    onDone: () => toast({ kind: 'done', text: common('interestReported') }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  if (!shown) return null;
  return (
    <Above>
      <Banner
        tone="news"
        actions={
          <>
            <Button size="small" busy={isPending} onClick={() => void send({ banner: 'freedom_boat_banner' })}>
              {common('learnMore')}
            </Button>
            <IconButton label={t('actions:close')} icon={<CloseIcon />} onClick={() => setShown(false)} />
          </>
        }
      >
        {t('freedomBoatBanner')}
      </Banner>
    </Above>
  );
}
