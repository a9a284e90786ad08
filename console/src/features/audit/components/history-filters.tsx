import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { kindsOfChange } from '../../../../../contracts/vocabulary/kinds-of-change.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { type HistoryAddress, isFiltered, listOf } from '../model/history-address.js';
import { DayFilter } from './day-filter.js';
import { PersonFilter } from './person-filter.js';
import { useRecordWord } from './use-record-word.js';

interface HistoryFiltersProps {
  address: HistoryAddress;
  onChange: (patch: Partial<HistoryAddress>) => void;
  onClear: () => void;
  /** Visible entries. The person filter offers the people in them. */
  entries: readonly AuditEntry[];
  /** Name of the record; null while it is unknown. */
  recordLabel: string | null;
  tools?: ReactNode;
  /** Filters before these, such as the one by marina. */
  before?: ReactNode;
  /** Filters after the one by person. */
  after?: ReactNode;
  /** Whether `before` or `after` narrow the list. */
  narrowed?: boolean;
}

/** Shows each filter of the history as a chip. */
export function HistoryFilters({
  address,
  onChange,
  onClear,
  entries,
  recordLabel,
  tools,
  before,
  after,
  narrowed = false,
}: HistoryFiltersProps) {
  const { t } = useTranslation('audit');
  const recordWord = useRecordWord();
  const kinds = listOf(address.what).filter((kind) => kindsOfChange.some((known) => known === kind));
  const first = kindsOfChange.find((kind) => kind === kinds[0]);
  const kindsWords =
    first === undefined ? null : kinds.length === 1 ? t(`kind_${first}`) : t('kindsChosen', { count: kinds.length });
  return (
    <FilterBar label={t('filters')} tools={tools} onClear={narrowed || isFiltered(address) ? onClear : undefined}>
      {before}
      {address.kind !== '' && (
        <FilterChip
          label={t('filterRecord')}
          value={recordWord(address.kind)}
          onClear={() => onChange({ kind: '', id: '', at: '', of: '' })}
        >
          {() => <p>{recordLabel ?? address.id}</p>}
        </FilterChip>
      )}
      <PersonFilter address={address} entries={entries} onChange={onChange} />
      {after}
      <DayFilter address={address} onChange={onChange} />
      <FilterChip label={t('filterKind')} value={kindsWords} onClear={() => onChange({ what: '' })}>
        {() => (
          <ChoiceList
            label={t('filterKind')}
            options={kindsOfChange.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
            chosen={kinds}
            onChange={(chosen) => onChange({ what: chosen.join(',') })}
          />
        )}
      </FilterChip>
    </FilterBar>
  );
}
