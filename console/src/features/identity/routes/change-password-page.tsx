import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { SignInCard, SignInForm } from '../components/sign-in-card.js';
import { SignInNotice } from '../components/sign-in-notice.js';
import { PasswordChangedDialog } from '../components/password-changed-dialog.js';
import { PasswordField } from '../components/password-field.js';
import { currentPasswordProblem, passwordProblem, repetitionProblem } from '../model/sign-in-rules.js';
import { useSignInForm } from '../model/use-sign-in-form.js';

/** Delay between the OK and the next page (spec 1 §2, §9). */
const ON_AFTER_MS = 300;

const blank = { current: '', chosen: '', confirmed: '' };

const rules =
  (asksCurrent: boolean) =>
  ({ current, chosen, confirmed }: typeof blank) => ({
    current: asksCurrent ? currentPasswordProblem(current) : undefined,
    chosen: passwordProblem(chosen),
    confirmed: repetitionProblem(confirmed, chosen),
  });

/**
 * Changes the password. The page has no field for the current one when a mailed link brought it as `old_password`, or
 * when it is temporary: the user has never seen it.
 */
export function Component() {
  const { t } = useTranslation('identity');
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const address = useLocation();
  const { user, reload } = useSession();
  const oldPassword = useSearchParams()[0].get('old_password');
  // The state when the page opened: after the change the password is no longer temporary.
  const [temporary] = useState(user?.is_password_temp === true);
  const asksCurrent = oldPassword === null && !temporary;
  const [changed, setChanged] = useState(false);

  // The gate waits with its redirects until the confirmation has been read.
  const onDone = () => {
    setChanged(true);
    void navigate({ search: address.search }, { replace: true, state: { confirming: true } });
  };
  const change = useSend(sessionCalls.changePassword, {
    onDone,
    onRefused: ({ errors }) => {
      const code = errors.find(({ path }) => path === 'old_password')?.code;
      if (code !== undefined) refuse('current', code);
    },
  });
  const replace = useSend(sessionCalls.firstTimeChangePassword, { onDone });
  const { field, onSubmit, refuse } = useSignInForm(blank, rules(asksCurrent), ({ current, chosen }) => {
    if (oldPassword === null && temporary) void replace.send({ new_password: chosen });
    else void change.send({ old_password: oldPassword ?? current, new_password: chosen });
  });
  const error = change.error ?? replace.error;
  const atField = asksCurrent && error?.errors.some(({ path }) => path === 'old_password') === true;

  const goOn = () => {
    setTimeout(() => {
      void reload().then(() => navigate('/', { replace: true }));
    }, ON_AFTER_MS);
  };
  return (
    <SignInCard title={t('changePasswordTitle')} text={temporary ? t('temporaryPasswordText') : undefined}>
      {error !== null && !atField && <SignInNotice kind="wrong">{problemWords(error)}</SignInNotice>}
      <SignInForm onSubmit={onSubmit}>
        {asksCurrent && (
          <PasswordField {...field('current')} label={t('currentPassword')} autoComplete="current-password" />
        )}
        <PasswordField
          {...field('chosen')}
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmed')} label={t('confirmPassword')} autoComplete="new-password" />
        <Button type="submit" kind="primary" size="large" wide busy={change.isPending || replace.isPending}>
          {t('changePassword')}
        </Button>
        {asksCurrent && (
          <LinkButton size="large" wide to="/">
            {t('actions:cancel')}
          </LinkButton>
        )}
      </SignInForm>
      {changed && <PasswordChangedDialog onOk={goOn} />}
    </SignInCard>
  );
}
