import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DoorCard } from '../components/door-card.js';
import { DoorLinks } from '../components/door-links.js';

/** Says how one gets an account: nobody signs up by themselves. */
export function Component() {
  const { t } = useTranslation('identity');
  return (
    <DoorCard title={t('signUpTitle')} text={t('signUpText')}>
      <DoorLinks>
        <Link to="/login">{t('backToSignIn')}</Link>
      </DoorLinks>
    </DoorCard>
  );
}
