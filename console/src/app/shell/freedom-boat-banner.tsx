import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { LearnMore } from '../../entities/marina/learn-more.js';
import { CloseIcon } from '../../ui/icons.js';
import { useLocalPreference } from '../../lib/session/local-preference.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Banner } from '../../ui/page/banner.js';
import { media } from '../../ui/theme/measures.js';

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
  const [shown, setShown] = useLocalPreference('freedom-boat-banner', true);
  if (!shown) return null;
  return (
    <Above>
      <Banner
        tone="news"
        actions={
          <>
            <LearnMore interest={{ banner: 'freedom_boat_banner' }} size="small" />
            <IconButton label={t('actions:close')} icon={<CloseIcon />} onClick={() => setShown(false)} />
          </>
        }
      >
        {t('freedomBoatBanner')}
      </Banner>
    </Above>
  );
}
