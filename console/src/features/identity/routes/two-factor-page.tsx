import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { PasswordField } from '../components/password-field.js';
import { QrCode } from '../../../ui/qr-code.js';
import { RecoveryCodes } from '../components/recovery-codes.js';
import { SignInCard, SignInForm } from '../components/sign-in-card.js';
import { SignInNotice } from '../components/sign-in-notice.js';
import { codeProblem, currentPasswordProblem } from '../model/sign-in-rules.js';
import { useSignInForm } from '../model/use-sign-in-form.js';

interface Begun {
  readonly setup: string;
  readonly secret: string;
  readonly uri: string;
}

/** Sets up the second factor: the password, the app's code, the recovery codes. A marina may require it at sign-in. */
export function Component() {
  const { user } = useSession();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // The state when the page opened: afterwards the user has a second factor.
  const [required] = useState(user?.is_second_factor_missing === true);
  if (codes !== null) return <Done codes={codes} />;
  return begun === null ? (
    <AskPassword required={required} onBegun={setBegun} />
  ) : (
    <AskCode begun={begun} onCodes={setCodes} onExpired={() => setBegun(null)} />
  );
}

function AskPassword({ required, onBegun }: { required: boolean; onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation('identity/two-factor');
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { send, isPending, error } = useSend(secondFactorCalls.start, {
    onDone: onBegun,
    onRefused: ({ errors }) => {
      if (errors.length > 0) refuse('password', 'passwordWrong');
    },
  });
  const { field, onSubmit, refuse } = useSignInForm(
    { password: '' },
    ({ password }) => ({ password: currentPasswordProblem(password) }),
    (given) => void send(given),
  );
  return (
    <SignInCard title={t('title')} text={t(required ? 'requiredText' : 'text')}>
      {error !== null && error.errors.length === 0 && <SignInNotice kind="wrong">{problemWords(error)}</SignInNotice>}
      <SignInForm onSubmit={onSubmit}>
        <PasswordField {...field('password')} label={t('trade:yourPassword')} autoComplete="current-password" />
        <Button type="submit" kind="primary" size="large" wide busy={isPending}>
          {t('goOn')}
        </Button>
      </SignInForm>
      <Button
        kind="quiet"
        size="large"
        wide
        onClick={() => void (required ? signOut() : navigate('/user_settings', { replace: true }))}
      >
        {t(required ? 'signOut' : 'actions:cancel')}
      </Button>
    </SignInCard>
  );
}

interface AskCodeProps {
  readonly begun: Begun;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onExpired: () => void;
}

function AskCode({ begun: { setup, secret, uri }, onCodes, onExpired }: AskCodeProps) {
  const { t } = useTranslation('identity/two-factor');
  const problemWords = useProblemWords();
  const { send, isPending, error, reset } = useSend(secondFactorCalls.confirm, {
    onDone: (answer) => onCodes(answer.recovery_codes),
    onRefused: ({ errors }) => {
      if (errors.length > 0) refuse('code', 'secondFactorWrong');
    },
  });
  const { field, onSubmit, refuse } = useSignInForm(
    { code: '' },
    ({ code }) => ({ code: codeProblem(code) }),
    ({ code }) => void send({ setup, code }),
  );
  return (
    <SignInCard title={t('title')} text={t('scanText')}>
      {error !== null && error.errors.length === 0 && (
        <>
          <SignInNotice kind="wrong">{problemWords(error)}</SignInNotice>
          <Button
            onClick={() => {
              reset();
              onExpired();
            }}
          >
            {t('startAgain')}
          </Button>
        </>
      )}
      <div style={{ display: 'grid', justifyItems: 'center', gap: 12 }}>
        <QrCode text={uri} label={t('qrLabel')} />
        <p>{t('typeSecret')}</p>
        <code style={{ overflowWrap: 'anywhere', textAlign: 'center' }}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <SignInForm onSubmit={onSubmit}>
        <TextInput
          {...field('code')}
          label={t('appCode')}
          hint={t('appCodeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" wide busy={isPending}>
          {t('actions:confirm')}
        </Button>
      </SignInForm>
    </SignInCard>
  );
}

function Done({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('identity/two-factor');
  const navigate = useNavigate();
  const { reload } = useSession();
  return (
    <SignInCard title={t('doneTitle')} text={t('doneText')} arrives>
      <RecoveryCodes codes={codes} />
      <Button
        kind="primary"
        size="large"
        wide
        onClick={() => void reload().then(() => navigate('/user_settings', { replace: true }))}
      >
        {t('codesKept')}
      </Button>
    </SignInCard>
  );
}
