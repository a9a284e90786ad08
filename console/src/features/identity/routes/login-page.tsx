import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG } from '../../../../../contracts/identity/errors.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { deviceTokens, keepDeviceToken } from '../../../lib/session/known-device.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { DemoSignIns } from '../components/demo-sign-ins.js';
import { SecondStep } from '../components/second-step.js';
import { SignInCard, SignInForm } from '../components/sign-in-card.js';
import { SignInLinks } from '../components/sign-in-links.js';
import { SignInProblem } from '../components/sign-in-problem.js';
import { PasswordField } from '../components/password-field.js';
import { emailProblem, signInPasswordProblem } from '../model/sign-in-rules.js';
import { useSignInForm } from '../model/use-sign-in-form.js';

/** What the first step sent, to be sent again with the code. */
interface FirstStep {
  readonly email: string;
  readonly password?: string | undefined;
  readonly login_token?: string | undefined;
  readonly device_tokens?: string[] | undefined;
  readonly keep_signed_in?: boolean | undefined;
}

const check = ({ email, password }: { email: string; password: string }) => ({
  email: emailProblem(email),
  password: signInPasswordProblem(password),
});

/**
 * A field that is left shows its error, which moves everything below it. Pressing the mouse here does not leave the
 * field, so that what is clicked stays under the pointer until the mouse is released.
 */
function UnderPointer({ children }: { readonly children: ReactNode }) {
  return <div onMouseDown={(event) => event.preventDefault()}>{children}</div>;
}

/**
 * Sign-in by address and password, or automatic when a mailed link opened the page. A link for somebody else asks before
 * it ends the session of whoever is signed in. The gate decides which page follows.
 */
export function Component() {
  const { t } = useTranslation('identity');
  const problemWords = useProblemWords();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const { status, user, refused, signIn, signOut } = useSession();
  const email = query.get('email');
  const token = query.get('login_token');
  const byLink = email !== null && token !== null;
  const somebodyElse = status === 'signed_in' && user?.email.toLowerCase() !== email?.trim().toLowerCase();
  const [replaces, setReplaces] = useState(byLink && somebodyElse);

  const [keeps, setKeeps] = useState(false);
  const kept = keeps ? { keep_signed_in: true } : {};
  const [firstStep, setFirstStep] = useState<FirstStep | null>(null);
  const { send, isPending, error, reset } = useSend(sessionCalls.login, {
    onDone: (answer, body) => {
      keepDeviceToken(answer.device_token);
      signIn(answer, body.keep_signed_in === true);
      if (body.login_token === undefined) return;
      const next = answer.user.is_password_temp
        ? `/changePassword?login_token=${encodeURIComponent(body.login_token)}`
        : '/login';
      void navigate(next, { replace: true, state });
    },
    onRefused: ({ status, error_type, problem: { details } }, body) => {
      if (details?.['old_system'] === true && body.password !== undefined && !triedOld.current) void comeOver(body);
      else if (error_type === SECOND_FACTOR_REQUIRED) setFirstStep(body);
      else if (status === 401 && error_type !== SECOND_FACTOR_WRONG)
        setQuery({ error: 'unauthorized' }, { replace: true, state });
    },
  });

  const triedOld = useRef(false);
  const { send: migrate, isPending: isMigrating } = useSend(sessionCalls.migrateUser);
  /** A user of the old system may come over, and signs in again. */
  const comeOver = async (body: FirstStep) => {
    const moved = await migrate({ email: body.email, password: body.password ?? '' });
    triedOld.current = moved !== null;
    if (moved === null) setQuery({ error: 'unauthorized' }, { replace: true, state });
    else await send(body);
  };

  const linkTried = useRef(false);
  useEffect(() => {
    if (!byLink || replaces || linkTried.current) return;
    linkTried.current = true;
    void send({ email, login_token: token, device_tokens: deviceTokens() });
  }, [byLink, replaces, email, token, send]);

  const { field, onSubmit } = useSignInForm({ email: email ?? '', password: '' }, check, (given) => {
    void send({ email: given.email.trim(), password: given.password, device_tokens: deviceTokens(), ...kept });
  });

  if (replaces && user !== null) {
    const replace = () => void signOut().then(() => setReplaces(false));
    return (
      <SignInCard title={t('replaceTitle')} text={t('replaceText', { name: fullName(user), email })}>
        <Button kind="primary" size="large" wide onClick={replace}>
          {t('replaceSession')}
        </Button>
        <Button kind="quiet" size="large" wide onClick={() => void navigate('/', { replace: true })}>
          {t('keepSession')}
        </Button>
      </SignInCard>
    );
  }
  if (firstStep !== null) {
    const asked = error === null || error.error_type === SECOND_FACTOR_REQUIRED;
    return (
      <SecondStep
        problem={asked ? null : problemWords(error)}
        busy={isPending}
        onCode={(code) => void send({ ...firstStep, code })}
        onBack={() => {
          setFirstStep(null);
          reset();
          if (byLink) void navigate('/login', { replace: true, state });
        }}
      />
    );
  }
  if (byLink && error === null) {
    return (
      <SignInCard title={t('signInTitle')}>
        <p role="status">{t('signingIn')}</p>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={t('signInTitle')} text={t('signInText')}>
      <SignInProblem error={error} refused={refused} unauthorized={query.get('error') === 'unauthorized'} />
      <SignInForm onSubmit={onSubmit}>
        <TextInput {...field('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <UnderPointer>
          <TickInput
            look="check"
            label={t('keepSignedIn')}
            hint={t('keepSignedInHint')}
            value={keeps}
            onChange={(ticked) => setKeeps(ticked === true)}
          />
        </UnderPointer>
        <UnderPointer>
          <Button type="submit" kind="primary" size="large" wide busy={isPending || isMigrating}>
            {t('signIn')}
          </Button>
        </UnderPointer>
      </SignInForm>
      <UnderPointer>
        <SignInLinks>
          <Link to="/forgotpassword">{t('forgotPassword')}</Link>
          <Link to="/signup">{t('noAccount')}</Link>
        </SignInLinks>
      </UnderPointer>
      <UnderPointer>
        <DemoSignIns
          busy={isPending}
          onSignIn={(account) => void send({ ...account, device_tokens: deviceTokens(), ...kept })}
        />
      </UnderPointer>
    </SignInCard>
  );
}
