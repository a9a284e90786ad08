import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SignInCard } from '../components/sign-in-card.js';
import { SignInLinks } from '../components/sign-in-links.js';

/** Explains how to get an account, because users cannot sign up on their own. */
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
