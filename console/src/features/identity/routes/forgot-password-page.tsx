import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { SignInCard, SignInForm } from '../components/sign-in-card.js';
import { SignInLinks } from '../components/sign-in-links.js';
import { SignInNotice } from '../components/sign-in-notice.js';
import { emailProblem } from '../model/sign-in-rules.js';
import { useDone } from '../model/use-done.js';
import { useSignInForm } from '../model/use-sign-in-form.js';

/** How long the success message is shown before the sign-in page returns (spec 1 §8). */
const BACK_AFTER_MS = 1000;

const check = ({ email }: { email: string }) => ({ email: emailProblem(email) });

/** Requests a mailed link. The answer is the same whether the address is known or not. */
export function Component() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const [sent, markSent] = useDone();
  const { send, isPending, error } = useSend(sessionCalls.resetPassword, { onDone: markSent });
  const { field, onSubmit } = useSignInForm({ email: '' }, check, ({ email }) => void send({ email: email.trim() }));
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate('/login'), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  return (
    <SignInCard title={t('forgotTitle')} text={t('forgotText')}>
      {sent && <SignInNotice kind="done">{t('FORGOT_SENDMAIL_SUCCESS')}</SignInNotice>}
      {error !== null && <SignInNotice kind="wrong">{t('FORGOT_SENDMAIL_FAILURE')}</SignInNotice>}
      <SignInForm onSubmit={onSubmit}>
        <TextInput {...field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        <Button type="submit" kind="primary" size="large" wide busy={isPending} disabled={sent}>
          {t('forgotSend')}
        </Button>
      </SignInForm>
      <SignInLinks>
        <Link to="/login">{t('backToSignIn')}</Link>
      </SignInLinks>
    </SignInCard>
  );
}
