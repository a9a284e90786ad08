import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMarina } from '../../../lib/session/session.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Banner } from '../../../ui/page/banner.js';

/** Says to an administrator that opening the reservation changed the marina they work in, with the way back. */
export function OpenedElsewhere({ list }: { readonly list: string }) {
  const { t } = useTranslation('reservations');
  return (
    <Banner tone="news">
      {t('openedElsewhere', { marina: useMarina().name })} <Link to={listAddress(list)}>{t('backToAll')}</Link>
    </Banner>
  );
}
