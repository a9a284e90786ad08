import { useTranslation } from 'react-i18next';
import { useLengthWords } from '../../../entities/vessel/use-length-words.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import { type CustomerAddress, filtersSet } from '../model/customers-address.js';
import type { CustomersUrl } from './use-customers-url.js';

/** The filters of the shown tab that are set, apart from the search, each with its values. */
export function useFilterNames({ choices, filter }: CustomersUrl): NamedFilter[] {
  const { t } = useTranslation('customers');
  const lengthWords = useLengthWords();
  const { membership, types, length } = choices;
  const named = (id: keyof CustomerAddress, name: string, value: string): NamedFilter => ({
    id,
    label: t('common:nameAndValue', { name, value }),
    onClear: () => filter({ [id]: '' }),
  });
  const all = [
    named('membership', t('trade:membership'), t(`membership_${membership}`)),
    named('types', t('filterMemberType'), types.map((one) => t(`memberType_${one}`)).join(', ')),
    named('length', t('trade:size'), length === null ? '' : lengthWords(length)),
  ];
  const set = filtersSet(choices);
  return all.filter(({ id }) => set.includes(id));
}
