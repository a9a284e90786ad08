import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { currentLanguage } from '../../../lib/i18n/i18n.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { CheckField } from '../../../ui/fields/check-field.js';
import { SignInCard, SignInForm } from '../components/sign-in-card.js';
import { SignInNotice } from '../components/sign-in-notice.js';

/**
 * The terms and the privacy policy. The user must accept both before starting to work; once the session records this,
 * the gate lets the user in.
 */
export function Component() {
  const { t } = useTranslation('identity');
  const problemWords = useProblemWords();
  const { reload } = useSession();
  const { control, handleSubmit } = useForm({ defaultValues: { terms: false, privacy: false } });
  const [terms, privacy] = useWatch({ control, name: ['terms', 'privacy'] });
  const { send, isPending, error } = useSend(sessionCalls.firstLoginComplete, { onDone: () => void reload() });
  const submit = handleSubmit(async () => {
    await send({ lang: currentLanguage() });
  });
  return (
    <SignInCard title={t('firstLoginTitle')} text={t('firstLoginText')}>
      {error !== null && <SignInNotice kind="wrong">{problemWords(error)}</SignInNotice>}
      <SignInForm onSubmit={(event) => void submit(event)}>
        <Link to="/terms" target="_blank">
          {t('readTerms')}
        </Link>
        <CheckField control={control} name="terms" label={t('acceptTerms')} />
        <CheckField control={control} name="privacy" label={t('acceptPrivacy')} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          busy={isPending}
          disabledReason={terms && privacy ? null : t('startNeedsBoth')}
        >
          {t('startWorking')}
        </Button>
      </SignInForm>
    </SignInCard>
  );
}
