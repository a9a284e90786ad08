import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { DoorCard, DoorForm } from '../components/door-card.js';
import { DoorLinks } from '../components/door-links.js';
import { DoorNotice } from '../components/door-notice.js';
import { emailProblem } from '../model/sign-in-rules.js';
import { useDone } from '../model/use-done.js';
import { useDoorForm } from '../model/use-door-form.js';

/** How long the success stands before the sign-in page comes back (spec 1 §8). */
const BACK_AFTER_MS = 1000;

const check = ({ email }: { email: string }) => ({ email: emailProblem(email) });

/** Asks for a mailed link. The answer is the same whether the address is known or not. */
export function Component() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const [sent, markSent] = useDone();
  const { send, isPending, error } = useSend(sessionCalls.resetPassword, { onDone: markSent });
  const { field, onSubmit } = useDoorForm({ email: '' }, check, ({ email }) => void send({ email: email.trim() }));
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => void navigate('/login'), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  return (
    <DoorCard title={t('forgotTitle')} text={t('forgotText')}>
      {sent && <DoorNotice kind="done">{t('FORGOT_SENDMAIL_SUCCESS')}</DoorNotice>}
      {error !== null && <DoorNotice kind="wrong">{t('FORGOT_SENDMAIL_FAILURE')}</DoorNotice>}
      <DoorForm onSubmit={onSubmit}>
        <TextInput {...field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        <Button type="submit" kind="primary" size="large" wide busy={isPending} disabled={sent}>
          {t('forgotSend')}
        </Button>
      </DoorForm>
      <DoorLinks>
        <Link to="/login">{t('backToSignIn')}</Link>
      </DoorLinks>
    </DoorCard>
  );
}
