import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.js';

type Say = (key: string) => string;
type SayWithFacts = (key: string, facts?: { readonly replace: Readonly<Record<string, unknown>> }) => string;

/**
 * Returns the text for an ApiError: what went wrong and what to do next, with the facts of the refusal. Any other error
 * gets the text for a defect of the console.
 */
export function useProblemWords(): (error: unknown) => string {
  const { t, i18n } = useTranslation('common');
  return useCallback(
    (error: unknown) => {
      const say = t as unknown as SayWithFacts;
      if (!(error instanceof ApiError) || !i18n.exists(error.error_type, { ns: 'common' })) return say('INTERNAL');
      return say(error.error_type, { replace: error.problem.details ?? {} });
    },
    [t, i18n],
  );
}

/** Returns the text for a field's error code; unknown codes get a general text. */
export function useFieldWords(): (code: string) => string {
  const { t, i18n } = useTranslation('common');
  return useCallback(
    (code: string) => (t as Say)(i18n.exists(code, { ns: 'common' }) ? code : 'invalid_custom'),
    [t, i18n],
  );
}

/** Returns the text for what an answer says of one field; undefined: nothing. */
export function useFieldProblem(): (error: ApiError | null, path: string) => string | undefined {
  const fieldWords = useFieldWords();
  return useCallback(
    (error: ApiError | null, path: string) => {
      const found = error?.errors.find((each) => each.path === path);
      return found === undefined ? undefined : fieldWords(found.code);
    },
    [fieldWords],
  );
}
