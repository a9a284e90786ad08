import type { Marina } from '../../../contracts/marinas/marina.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';

interface Asked {
  readonly search?: string | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** A page of the marinas whose name or code has the searched text. */
export function pageOfMarinas(
  marinas: readonly Marina[],
  { search = '', page, page_size }: Asked,
): { items: Marina[]; total: number } {
  const wanted = folded(search);
  const matching = marinas.filter((marina) => folded(`${marina.name} ${marina.code}`).includes(wanted));
  const first = (page - 1) * page_size;
  return { items: matching.slice(first, first + page_size), total: matching.length };
}
