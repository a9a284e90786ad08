import { useTranslation } from 'react-i18next';
import { useLengthWords } from '../../../entities/vessel/use-length-words.js';
import { type CustomerChoices, filtersSet } from '../model/customers-address.js';

/** The filters of the shown tab that are set, apart from the search, each with its values. */
export function useFilterNames(choices: CustomerChoices): string[] {
  const { t } = useTranslation('customers');
  const lengthWords = useLengthWords();
  const { membership, types, length } = choices;
  const words: Readonly<Record<string, () => string>> = {
    membership: () => t('chip', { name: t('filterMembership'), value: t(`membership_${membership}`) }),
    types: () =>
      t('chip', { name: t('filterMemberType'), value: types.map((one) => t(`memberType_${one}`)).join(', ') }),
    length: () => t('chip', { name: t('filterSize'), value: length === null ? '' : lengthWords(length) }),
  };
  return filtersSet(choices).flatMap((name) => words[name]?.() ?? []);
}
