import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { PrintIcon } from '../../../ui/icons.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';

interface ActivityToolsProps {
  readonly piers: readonly string[];
  readonly search: string;
  /** Names of the chosen piers. */
  readonly chosen: readonly string[];
  readonly onSearch: (search: string) => void;
  readonly onPiers: (piers: readonly string[]) => void;
}

/** Search, the filter of piers, and the printed list. */
export function ActivityTools({ piers, search, chosen, onSearch, onPiers }: ActivityToolsProps) {
  const { t } = useTranslation('activity');
  return (
    <FilterBar
      label={t('tools')}
      search={<SearchField value={search} label={t('search')} width={210} onSearch={onSearch} />}
    >
      {piers.length > 1 && (
        <FilterChip
          label={t('trade:pier')}
          value={chosen.length === 0 ? null : t('pierChosen', { piers: chosen.join(', ') })}
          onClear={() => onPiers([])}
        >
          {() => (
            <ChoiceList
              label={t('trade:pier')}
              options={piers.map((pier) => ({ value: pier, label: pier }))}
              chosen={chosen}
              onChange={onPiers}
            />
          )}
        </FilterChip>
      )}
      <SavedViews list="activity" />
      <Button icon={<PrintIcon />} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </FilterBar>
  );
}
