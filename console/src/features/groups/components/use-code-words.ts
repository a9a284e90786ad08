import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';

/** Returns the text for the code of a refusal that an answer lists, and for its fields. */
export function useCodeWords() {
  const { t, i18n } = useTranslation('common');
  const fieldWords = useFieldWords();
  return (code: string, errors: readonly { readonly code: string }[]): string => {
    if (errors.length > 0) return errors.map((error) => fieldWords(error.code)).join(' ');
    const say = t as unknown as (key: string) => string;
    return say(i18n.exists(code, { ns: 'common' }) ? code : 'INTERNAL');
  };
}
