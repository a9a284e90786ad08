import { useTranslation } from 'react-i18next';
import { associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ChipRow } from '../../../ui/list/chip-row.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { useMarinaOptions } from '../api/use-marina-options.js';
import type { PanelAddress } from '../model/panel-address.js';

interface PanelFiltersProps {
  readonly state: PanelAddress;
  readonly onChange: (patch: Partial<PanelAddress>) => void;
  /** The years to choose from, earliest first; undefined: no choice of a year. */
  readonly years?: readonly number[] | undefined;
  readonly present: number;
}

/** Year, country, marina and association: they act on all charts. */
export function PanelFilters({ state, onChange, years, present }: PanelFiltersProps) {
  const { t, i18n } = useTranslation('administration');
  const countryName = useCountryName();
  const { marinas, countries } = useMarinaOptions();
  const countryOptions = countries
    .map((value) => ({ value, label: countryName(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  const chosenOf = (options: readonly { value: string; label: string }[], chosen: readonly string[]) =>
    chosen.length === 0
      ? null
      : chosen.length > 2
        ? t('chosen', { count: chosen.length })
        : chosen.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
  const associations = associationCodes.map((code) => ({ value: code, label: code }));
  return (
    <ChipRow>
      {years !== undefined && (
        <FilterChip
          label={t('trade:year')}
          unset={String(present)}
          value={state.year === 0 || state.year === present ? null : String(state.year)}
          onClear={() => onChange({ year: 0 })}
        >
          {() => (
            <SelectInput
              label={t('trade:year')}
              value={String(state.year === 0 ? present : state.year)}
              options={[...years].reverse().map((year) => ({ value: String(year), label: String(year) }))}
              onChange={(year) => onChange({ year: Number(year ?? 0) })}
            />
          )}
        </FilterChip>
      )}
      <FilterChip
        label={t('trade:country')}
        value={chosenOf(countryOptions, state.countries)}
        onClear={() => onChange({ countries: [] })}
      >
        {() => (
          <ChoiceList
            label={t('trade:country')}
            options={countryOptions}
            chosen={state.countries}
            onChange={(chosen) => onChange({ countries: chosen })}
          />
        )}
      </FilterChip>
      <FilterChip
        label={t('trade:marina')}
        value={chosenOf(marinas, state.marinas)}
        onClear={() => onChange({ marinas: [] })}
      >
        {() => (
          <ChoiceList
            label={t('trade:marina')}
            options={marinas}
            chosen={state.marinas}
            onChange={(chosen) => onChange({ marinas: chosen })}
          />
        )}
      </FilterChip>
      <FilterChip
        label={t('trade:association')}
        value={chosenOf(associations, state.associations)}
        onClear={() => onChange({ associations: [] })}
      >
        {() => (
          <ChoiceList
            label={t('trade:association')}
            options={associations}
            chosen={state.associations}
            onChange={(chosen) => onChange({ associations: chosen })}
          />
        )}
      </FilterChip>
    </ChipRow>
  );
}
