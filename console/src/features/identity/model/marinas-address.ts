import { associationCodes, marinaSortKeys } from '../../../../../contracts/marinas/vocabulary.js';
import { sortingIn } from '../../../lib/url/sort-text.js';

/** The state of the administrators' list of marinas in the shape of its address. */
export const marinasDefaults = {
  search: '',
  countries: [] as readonly string[],
  associations: [] as readonly string[],
  modes: [] as readonly string[],
  sort: '',
  page: 1,
  page_size: 10,
};
export type MarinasAddress = typeof marinasDefaults;

const MODES = ['full', 'lite', 'demo'] as const;
const ASSOCIATIONS = [...associationCodes, 'NONE'] as const;

/** What the address asks the server for; unknown values count as unset. */
export function marinasQuestion(address: MarinasAddress) {
  const { search, countries, associations, modes, sort, page, page_size } = address;
  return {
    ...(search === '' ? {} : { search }),
    countries: countries.filter((code) => /^[A-Z]{2}$/.test(code)),
    association_codes: ASSOCIATIONS.filter((code) => associations.includes(code)),
    modes: MODES.filter((mode) => modes.includes(mode)),
    sort: sortingIn(sort, marinaSortKeys, { field: 'name', direction: 'asc' }),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    page_size: Number.isInteger(page_size) && page_size >= 1 && page_size <= 100 ? page_size : 10,
  };
}
