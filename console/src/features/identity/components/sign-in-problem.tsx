import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { SignInNotice } from './sign-in-notice.js';

interface SignInProblemProps {
  readonly error: ApiError | null;
  /** The server no longer accepts the session. */
  readonly refused: boolean;
  /** The address or the password was wrong. */
  readonly unauthorized: boolean;
}

/** Why the page asks to sign in again. The answer to the last attempt stands for all that was before it. */
export function SignInProblem({ error, refused, unauthorized }: SignInProblemProps) {
  const { t } = useTranslation('identity');
  const problemWords = useProblemWords();
  if (error !== null) return <SignInNotice kind="wrong">{problemWords(error)}</SignInNotice>;
  return (
    <>
      {refused && <SignInNotice kind="wrong">{t('sessionEnded')}</SignInNotice>}
      {unauthorized && <SignInNotice kind="wrong">{t('unauthorized')}</SignInNotice>}
    </>
  );
}
