import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.js';

type Say = (key: string) => string;

/** Says what went wrong and what to do next, for an ApiError; anything else is a defect of ours. */
export function useProblemWords(): (error: unknown) => string {
  const { t, i18n } = useTranslation('common');
  return useCallback(
    (error: unknown) => {
      const code = error instanceof ApiError ? error.error_type : 'INTERNAL';
      return (t as Say)(i18n.exists(code, { ns: 'common' }) ? code : 'INTERNAL');
    },
    [t, i18n],
  );
}

/** Says what is wrong with a field, by the contract's code; the words of one nobody knows are general. */
export function useFieldWords(): (code: string) => string {
  const { t, i18n } = useTranslation('common');
  return useCallback(
    (code: string) => (t as Say)(i18n.exists(code, { ns: 'common' }) ? code : 'invalid_custom'),
    [t, i18n],
  );
}
