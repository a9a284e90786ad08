import type { EverywhereFilter, EverywhereSearch } from '../../../../../contracts/audit/everywhere-schemas.js';
import { filterOf, historyDefaults } from './history-address.js';

/** Parameters in the address of the histories of all marinas: those of one history, and the marinas. */
export const historiesDefaults = {
  ...historyDefaults,
  marinas: [] as readonly string[],
  /** The marina of the record that is shown at a moment. */
  where: '',
};
export type HistoriesAddress = typeof historiesDefaults;

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Returns the filter in the address. Invalid values of a hand-written address are ignored, not refused. */
export function everywhereFilterOf(address: HistoriesAddress): EverywhereFilter {
  const marinas = address.marinas.filter(isId);
  return { ...filterOf(address), ...(marinas.length === 0 ? {} : { marinas }) };
}

export function everywhereSearchOf(address: HistoriesAddress, page: number, page_size: number): EverywhereSearch {
  return { filter: everywhereFilterOf(address), sort: 'newest', page, page_size };
}
