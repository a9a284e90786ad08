import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SignInCard } from '../components/sign-in-card.js';
import { SignInLinks } from '../components/sign-in-links.js';

/** Says how one gets an account: nobody signs up by themselves. */
export function Component() {
  const { t } = useTranslation('identity');
  return (
    <SignInCard title={t('signUpTitle')} text={t('signUpText')}>
      <SignInLinks>
        <Link to="/login">{t('backToSignIn')}</Link>
      </SignInLinks>
    </SignInCard>
  );
}
