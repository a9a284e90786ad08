import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { kindsOfChange } from '../../../../../contracts/vocabulary/kinds-of-change.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import { type HistoryAddress, isFiltered, listOf } from '../model/history-address.js';
import { DayFilter, useDayWords } from './day-filter.js';
import { PersonFilter, usePersonWords } from './person-filter.js';
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

/** The filters of the history in words. */
export function useNamedHistoryFilters({
  address,
  entries,
  onChange,
}: Pick<HistoryFiltersProps, 'address' | 'entries' | 'onChange'>) {
  const { t } = useTranslation('audit');
  const recordWord = useRecordWord();
  const person = usePersonWords({ address, entries });
  const days = useDayWords(address);
  const kinds = kindsIn(address);
  const [first] = kinds;
  return {
    record: {
      id: 'record',
      label: address.kind === '' ? null : recordWord(address.kind),
      onClear: () => onChange({ kind: '', id: '', at: '', of: '' }),
    },
    person: { id: 'person', label: person, onClear: () => onChange({ person: '', by: '' }) },
    days: { id: 'days', label: days, onClear: () => onChange({ day: '', from: '', to: '' }) },
    kinds: {
      id: 'kinds',
      label:
        first === undefined
          ? null
          : kinds.length === 1
            ? t(`kind_${first}`)
            : t('kindsChosen', { count: kinds.length }),
      onClear: () => onChange({ what: '' }),
    },
  } satisfies Record<string, NamedFilter>;
}

function kindsIn({ what }: HistoryAddress) {
  const chosen = listOf(what);
  return kindsOfChange.filter((kind) => chosen.includes(kind));
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
  const kinds = kindsIn(address);
  const named = useNamedHistoryFilters({ address, entries, onChange });
  return (
    <FilterBar label={t('trade:filters')} tools={tools} onClear={narrowed || isFiltered(address) ? onClear : undefined}>
      {before}
      {address.kind !== '' && (
        <FilterChip label={t('filterRecord')} value={named.record.label} onClear={named.record.onClear}>
          {() => <p>{recordLabel ?? address.id}</p>}
        </FilterChip>
      )}
      <PersonFilter address={address} entries={entries} onChange={onChange} />
      {after}
      <DayFilter address={address} onChange={onChange} />
      <FilterChip label={t('filterKind')} value={named.kinds.label} onClear={named.kinds.onClear}>
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
