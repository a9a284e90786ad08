import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';

/** Most rows of one answer. */
const PAGE = 100;
const TOPICS: readonly Topic[] = [{ topic: 'marinas' }];

/** The marinas to choose from, by name, with the countries that have any. */
export function useMarinaOptions() {
  const first = useLoad(marinaCalls.getall, { page: 1, page_size: PAGE }, { topics: TOPICS });
  const more = (first.data?.total ?? 0) > PAGE;
  const second = useLoad(marinaCalls.getall, { page: 2, page_size: PAGE }, { topics: TOPICS, enabled: more });
  const found = [...(first.data?.items ?? []), ...(second.data?.items ?? [])];
  return {
    marinas: found
      .map(({ id, name }) => ({ value: id, label: name }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    countries: [...new Set(found.map(({ country }) => country))],
  };
}
