import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useSession, useUser } from '../../lib/session/session-context.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { marinaLabel, personLabel } from './cut-label.js';

const Lines = styled('span')({
  display: 'grid',
  minWidth: 0,
  fontSize: 13,
  lineHeight: '16px',
  color: role.ink,
  '&[data-ground=navigation]': { color: role.navigation.on },
  '& b': { fontWeight: 600 },
});
const Where = styled('span')({
  ...type.second,
  color: role.ink3,
  fontWeight: 400,
  '[data-ground=navigation] > &': { color: role.navigation.ink },
});

/** The signed-in person and their marina. */
export function WhoAndWhere({ ground = 'surface' }: { ground?: 'surface' | 'navigation' }) {
  const { t } = useTranslation('app');
  const user = useUser();
  const { marina } = useSession();
  return (
    <Lines data-ground={ground}>
      <b>{personLabel(user)}</b>
      <Where title={marina === null ? undefined : marinaLabel(marina)}>
        {marina === null ? t('noMarina') : marinaLabel(marina)}
      </Where>
    </Lines>
  );
}
