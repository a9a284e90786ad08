import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMarina } from '../../lib/session/session.js';
import { listAddress } from '../../lib/url/list-address.js';
import { Banner } from '../../ui/page/banner.js';

interface OpenedElsewhereProps {
  /** The list across marinas from which the record was opened. */
  readonly list: string;
  /** The words of the link back to it. */
  readonly back: string;
}

/** Says to an administrator that opening the record changed the marina they work in, with the way back. */
export function OpenedElsewhere({ list, back }: OpenedElsewhereProps) {
  const { t } = useTranslation('entities/marina');
  return (
    <Banner tone="news">
      {t('openedElsewhere', { marina: useMarina().name })} <Link to={listAddress(list)}>{back}</Link>
    </Banner>
  );
}
