import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { role } from '../../ui/theme/role.js';

const Room = styled('main')({ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: role.ink2 });

/** Shown while the session is being checked. */
export function CheckingScreen() {
  const { t } = useTranslation('app');
  return (
    <Room>
      <p role="status">{t('checkingForSignIn')}</p>
    </Room>
  );
}
