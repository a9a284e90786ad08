import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';

/** Input of before a reload, or of before the session ended, is in the form again. */
export function InputBackNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('reservations');
  return (
    <Banner
      tone="news"
      live
      title={t('inputBack')}
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('dropInput')}
        </Button>
      }
    >
      {t('inputBackText')}
    </Banner>
  );
}
