import { useTranslation } from 'react-i18next';
import { marinaCalls } from '../../../../contracts/marinas/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { ChoiceList } from '../../ui/list/choice-list.js';
import { FilterChip } from '../../ui/list/filter-chip.js';

/** The most marinas of one request. A second one loads the others. */
const PAGE = 100;

/** The marinas of the installation that the filter offers. */
function useMarinas() {
  const topics = [{ topic: 'marinas' as const }];
  const first = useLoad(marinaCalls.getall, { page: 1, page_size: PAGE }, { topics });
  const more = (first.data?.total ?? 0) > PAGE;
  const second = useLoad(marinaCalls.getall, { page: 2, page_size: PAGE }, { topics, enabled: more });
  return [...(first.data?.items ?? []), ...(second.data?.items ?? [])];
}

interface MarinasFilterProps {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The chosen marinas in words; null: all. */
export function useMarinasWords(chosen: readonly string[]): string | null {
  const { t } = useTranslation('entities/marina');
  const marinas = useMarinas();
  const names = chosen.map((id) => marinas.find((marina) => marina.id === id)?.name ?? '…');
  if (names.length < 2) return names[0] ?? null;
  return t('marinasChosen', { count: names.length, names: names.slice(0, 2).join(', ') });
}

/** Filters by marinas, for administrators. */
export function MarinasFilter({ chosen, onChange }: MarinasFilterProps) {
  const { t } = useTranslation('entities/marina');
  const options = useMarinas().map(({ id, name }) => ({ value: id, label: name }));
  const value = useMarinasWords(chosen);
  return (
    <FilterChip label={t('trade:marina')} value={value} onClear={() => onChange([])}>
      {() => <ChoiceList label={t('trade:marina')} options={options} chosen={chosen} onChange={onChange} />}
    </FilterChip>
  );
}
