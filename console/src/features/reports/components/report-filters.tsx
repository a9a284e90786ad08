import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import type { ReportAnswer } from '../../../../../contracts/reports/report.js';
import { MarinasFilter } from '../../../entities/marina/marinas-filter.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { styled } from '../../../ui/theme/styled.js';
import { monthsOffered, type ReportAddress, type ReportScope } from '../model/report-address.js';

const Editor = styled('div')({ display: 'grid', gap: 12, width: 240 });

interface ReportFiltersProps {
  address: ReportAddress;
  scope: ReportScope;
  piers: ReportAnswer['piers'];
  /** Whether the reader sees all marinas, and can choose among them. */
  everywhere: boolean;
  onChange: (patch: Partial<ReportAddress>) => void;
  onClear: () => void;
}

/** The months, piers and marinas of a report. */
export function ReportFilters({ address, scope, piers, everywhere, onChange, onClear }: ReportFiltersProps) {
  const { t } = useTranslation('reports');
  const formats = useFormats();
  const months = monthsOffered(formats.today()).map((month) => ({ value: month, label: formats.month(month) }));
  const narrowed = address.from + address.to !== '' || address.piers.length + address.marinas.length > 0;
  const names = address.piers.map((id) => piers.find((pier) => pier.id === id)?.name ?? '…');
  const span =
    scope.from === scope.to ? formats.month(scope.to) : `${formats.month(scope.from)} – ${formats.month(scope.to)}`;
  return (
    <FilterBar label={t('trade:filters')} onClear={narrowed ? onClear : undefined}>
      {everywhere && <MarinasFilter chosen={address.marinas} onChange={(marinas) => onChange({ marinas })} />}
      <FilterChip label={t('months')} value={span} onClear={() => onChange({ from: '', to: '' })}>
        {() => (
          <Editor>
            <SelectInput
              label={t('trade:from')}
              value={scope.from}
              options={months}
              onChange={(from) => onChange({ from: from ?? '', to: scope.to })}
            />
            <SelectInput
              label={t('trade:to')}
              value={scope.to}
              options={months}
              onChange={(to) => onChange({ from: scope.from, to: to ?? '' })}
            />
          </Editor>
        )}
      </FilterChip>
      {!everywhere && piers.length > 1 && (
        <FilterChip
          label={t('trade:pier')}
          value={names.length === 0 ? null : t('piersChosen', { names: names.join(', ') })}
          onClear={() => onChange({ piers: [] })}
        >
          {() => (
            <ChoiceList
              label={t('trade:pier')}
              options={piers.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={address.piers}
              onChange={(chosen) => onChange({ piers: chosen })}
            />
          )}
        </FilterChip>
      )}
      <SavedViews list="reports" />
    </FilterBar>
  );
}
