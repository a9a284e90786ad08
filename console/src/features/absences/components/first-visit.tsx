import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isFirstVisit, rememberVisit } from '../../../lib/session/first-visit.js';
import { useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';

/** Explains absences to a user who opens them for the first time, by `?first_visit=true`. */
export function FirstVisit() {
  const { t } = useTranslation('absences');
  const { id } = useUser();
  const [params, setParams] = useSearchParams();
  if (params.get('first_visit') !== 'true' || !isFirstVisit(id)) return null;
  const close = () => {
    rememberVisit(id);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('first_visit');
        return after;
      },
      { replace: true },
    );
  };
  return (
    <Banner tone="news" title={t('firstTitle')} actions={<Button onClick={close}>{t('firstClose')}</Button>}>
      {t('firstText')}
    </Banner>
  );
}
