import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipFilters } from '../../../../../contracts/customers/vocabulary.js';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { countries } from '../../../../../contracts/vocabulary/countries.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import type { AdminAddress } from '../model/admin-address.js';

/** The most marinas that the filter offers. */
const OFFERED = 100;

interface AdminFiltersProps {
  readonly state: AdminAddress;
  readonly onChange: (patch: Partial<AdminAddress>) => void;
}

function useMarinaOptions() {
  const { data } = useLoad(marinaCalls.getall, { page: 1, page_size: OFFERED }, { topics: [{ topic: 'marinas' }] });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** The filters of the administrators' list in words, without the search. */
export function useAdminFilters({ state, onChange }: AdminFiltersProps): readonly NamedFilter[] {
  const { t } = useTranslation('boaters');
  const nameOf = useCountryName();
  const marinas = useMarinaOptions();
  const chip = (name: string, value: string) => (value === '' ? null : t('common:nameAndValue', { name, value }));
  const chosen = state.marinas.map((id) => marinas.find(({ value }) => value === id)?.label ?? '…').join(', ');
  const membership = membershipFilters.find((one) => one === state.membership && one !== 'all');
  return [
    {
      id: 'membership',
      label: chip(t('trade:membership'), membership === undefined ? '' : t(`membership_${membership}`)),
      onClear: () => onChange({ membership: '' }),
    },
    {
      id: 'country',
      label: chip(t('trade:country'), state.country === '' ? '' : (nameOf(state.country) ?? state.country)),
      onClear: () => onChange({ country: '' }),
    },
    { id: 'marinas', label: chip(t('trade:marina'), chosen), onClear: () => onChange({ marinas: [] }) },
  ];
}

/** The filters of the administrators' list: membership, country and marina. */
export function AdminFilters({ state, onChange }: AdminFiltersProps) {
  const { t, i18n } = useTranslation('boaters');
  const nameOf = useCountryName();
  const marinas = useMarinaOptions();
  const [, country, marina] = useAdminFilters({ state, onChange });
  const named = useMemo(() => {
    const options = countries.map((value) => ({ value, label: nameOf(value) ?? value }));
    return options.sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  }, [nameOf, i18n.language]);
  return (
    <ChipRow>
      <ToggleInput
        label={t('trade:membership')}
        labelHidden
        value={membershipFilters.find((one) => one === state.membership) ?? 'all'}
        options={membershipFilters.map((value) => ({ value, label: t(`membership_${value}`) }))}
        onChange={(value) => onChange({ membership: value === 'all' ? '' : (value ?? '') })}
      />
      <FilterChip label={t('trade:country')} value={country?.label ?? null} onClear={() => onChange({ country: '' })}>
        {() => (
          <SelectInput
            label={t('trade:country')}
            value={state.country === '' ? null : state.country}
            options={named}
            placeholder={t('anyCountry')}
            onChange={(country) => onChange({ country: country ?? '' })}
          />
        )}
      </FilterChip>
      <FilterChip label={t('trade:marina')} value={marina?.label ?? null} onClear={() => onChange({ marinas: [] })}>
        {() => (
          <ChoiceList
            label={t('trade:marina')}
            options={marinas}
            chosen={state.marinas}
            onChange={(ids) => onChange({ marinas: ids })}
          />
        )}
      </FilterChip>
    </ChipRow>
  );
}
