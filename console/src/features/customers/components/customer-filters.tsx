import { useTranslation } from 'react-i18next';
import { membershipFilters, memberTypes } from '../../../../../contracts/customers/vocabulary.js';
import { writtenLengths } from '../../../entities/vessel/length-choice.js';
import { LengthFilter } from '../../../entities/vessel/length-filter.js';
import { useLengthWords } from '../../../entities/vessel/use-length-words.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { CustomersUrl } from './use-customers-url.js';

/** The filters of the shown table. Only marinas of the association can filter for people without a card. */
export function CustomerFilters({ url, tem }: { url: CustomersUrl; tem: boolean }) {
  const { t } = useTranslation('customers');
  const lengthWords = useLengthWords();
  const { tab, membership, types, length } = url.choices;
  if (tab === 'archived') return null;
  const chip = (name: string, value: string | null) =>
    value === null ? null : t('common:nameAndValue', { name, value });
  const offered = membershipFilters.filter((one) => tem || one !== 'boaters');
  return (
    <ChipRow>
      <ToggleInput
        label={t('trade:membership')}
        labelHidden
        value={membership}
        options={offered.map((value) => ({ value, label: t(`membership_${value}`) }))}
        onChange={(value) => url.filter({ membership: value === 'all' ? '' : (value ?? '') })}
      />
      {tab === 'residents' && (
        <>
          <FilterChip
            label={t('filterMemberType')}
            value={chip(
              t('filterMemberType'),
              types.length === 0 ? null : types.map((one) => t(`memberType_${one}`)).join(', '),
            )}
            onClear={() => url.filter({ types: '' })}
          >
            {() => (
              <ChoiceList
                label={t('filterMemberType')}
                options={memberTypes.map((value) => ({ value, label: t(`memberType_${value}`) }))}
                chosen={types}
                onChange={(chosen) => url.filter({ types: chosen.join(',') })}
              />
            )}
          </FilterChip>
          <FilterChip
            label={t('trade:size')}
            value={chip(t('trade:size'), length === null ? null : lengthWords(length))}
            onClear={() => url.filter({ length: '' })}
          >
            {() => (
              <LengthFilter
                value={length}
                onChange={(chosen) => url.filter({ length: chosen === null ? '' : writtenLengths(chosen) })}
              />
            )}
          </FilterChip>
        </>
      )}
    </ChipRow>
  );
}
