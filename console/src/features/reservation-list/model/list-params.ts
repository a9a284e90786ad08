/** The list's state as the address holds it; an empty text is a filter that is not set. */
export const noParams = {
  tab: '',
  search: '',
  stay: '',
  arrival: '',
  departure: '',
  length: '',
  status: '',
  source: '',
  customer: '',
  action: '',
  marinas: '',
  sort: '',
};
export type ListParams = typeof noParams;

/** The parameters that narrow the list, without its tab and order. */
export const filterParams = [
  'search',
  'stay',
  'arrival',
  'departure',
  'length',
  'status',
  'source',
  'customer',
  'action',
  'marinas',
] as const satisfies readonly (keyof ListParams)[];

/** The parameters emptied: everything of the tab is shown again. */
export const noFilters: Partial<ListParams> = Object.fromEntries(filterParams.map((name) => [name, '']));

export function isFiltered(params: ListParams): boolean {
  return filterParams.some((name) => params[name] !== '');
}
