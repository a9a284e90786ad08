import { type ListParams, noParams } from './list-params.js';
import { type ListChoices, choicesOf } from './list-question.js';
import { type Edition, type ListTab, tabsOf } from './list-tabs.js';

/**
 * The default state of the list, in the shape of its address. `page_size` is the console's default, not the contract's.
 */
export const listDefaults = { ...noParams, page: 1, page_size: 25 };
export type ListAddress = ListParams & { readonly page: number; readonly page_size: number };

export interface ListPage {
  readonly page: number;
  readonly page_size: number;
}

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;

/** The choices that an address holds, and a page within the server's limits. */
export function readAddress(address: ListAddress, edition: Edition): { choices: ListChoices; page: ListPage } {
  const choices = choicesOf(address, edition);
  const page = Math.trunc(within(address.page, MOST_PAGES, listDefaults.page));
  const page_size = Math.trunc(within(address.page_size, MOST_ROWS, listDefaults.page_size));
  return { choices, page: { page, page_size } };
}

function within(value: number, most: number, otherwise: number): number {
  return value >= 1 && value <= most ? value : otherwise;
}

/** The query string of a tab's address. The filters stay, and the tab opens at its first page. */
export function searchOfTab(search: string, tab: ListTab, edition: Edition): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  // A status that only the other tab can hold would leave this one empty.
  params.delete('status');
  if (tab === tabsOf(edition)[0]) params.delete('tab');
  else params.set('tab', tab);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
