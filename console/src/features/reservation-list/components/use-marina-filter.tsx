import { useTranslation } from 'react-i18next';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import type { MarinaFilter } from './list-filters.js';
import { useFilterWords } from './use-filter-words.js';

/** The most marinas that the filter offers. An installation has fewer. */
const OFFERED = 100;

/** The filter by marina, for administrators. */
export function useMarinaFilter(chosen: readonly string[], onChange: (ids: readonly string[]) => void): MarinaFilter {
  const { t } = useTranslation('reservation-list');
  const words = useFilterWords();
  const { data } = useLoad(marinaCalls.getall, { page: 1, page_size: OFFERED }, { topics: [{ topic: 'marinas' }] });
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const label = t('trade:marina');
  const names = chosen.map((id) => options.find((option) => option.value === id)?.label ?? '…');
  return {
    label,
    value: words.names(label, names),
    editor: <ChoiceList label={label} options={options} chosen={chosen} onChange={onChange} />,
  };
}
