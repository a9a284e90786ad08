/** The state of the list as the address holds it. An empty text is a filter that is not set. */
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
  messages: '',
  group: '',
  marinas: '',
  sort: '',
};
export type ListParams = typeof noParams;

/** The parameters that filter the list; tab and order are not among them. */
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
  'messages',
  'group',
  'marinas',
] as const satisfies readonly (keyof ListParams)[];

/** The filter parameters emptied, which shows the whole tab again. */
export const noFilters: Partial<ListParams> = Object.fromEntries(filterParams.map((name) => [name, '']));

export function isFiltered(params: ListParams): boolean {
  return filterParams.some((name) => params[name] !== '');
}
