import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { codeProblem } from '../model/sign-in-rules.js';
import { useSignInForm } from '../model/use-sign-in-form.js';
import { SignInCard, SignInForm } from './sign-in-card.js';
import { SignInNotice } from './sign-in-notice.js';

interface SecondStepProps {
  /** The text of the last attempt's refusal; null before the first attempt. */
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
}

/** The second step of sign-in: the code of the user's app, or a recovery code. */
export function SecondStep({ problem, busy, onCode, onBack }: SecondStepProps) {
  const { t } = useTranslation('identity');
  const { field, onSubmit } = useSignInForm(
    { code: '' },
    ({ code }) => ({ code: codeProblem(code) }),
    ({ code }) => onCode(code),
  );
  return (
    <SignInCard title={t('secondStepTitle')} text={t('secondStepText')}>
      {problem !== null && <SignInNotice kind="wrong">{problem}</SignInNotice>}
      <SignInForm onSubmit={onSubmit}>
        <TextInput
          {...field('code')}
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
        />
        <Button type="submit" kind="primary" size="large" wide busy={busy}>
          {t('signIn')}
        </Button>
      </SignInForm>
      <Button kind="quiet" size="large" wide onClick={onBack}>
        {t('backToSignIn')}
      </Button>
    </SignInCard>
  );
}
