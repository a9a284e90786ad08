import { customerTypes } from '../../../../../contracts/customers/vocabulary.js';
import type { NamedBoater } from '../../../entities/search/use-boater-search.js';
import { type PageTab, pageTabs } from './page-facts.js';

/** The boater that a link into creation mode names (spec 1 §2), and which of their boats. */
export function creationQuery(params: URLSearchParams): NamedBoater {
  return {
    boater: params.get('boater'),
    vessel: params.get('vessel'),
    boater_type: customerTypes.find((known) => known === params.get('boater_type')?.toUpperCase()) ?? null,
    card_number: params.get('card_number') ?? '',
    email: params.get('email') ?? '',
    create_boater: isOn(params.get('create_boater')),
  };
}

/** True for `/reservations/new` and for any reservation's address with `create_new`. */
export function isCreating(id: string | undefined, params: URLSearchParams): boolean {
  return id === undefined || id === 'new' || isOn(params.get('create_new'));
}

/** The tab of `tab=0` to `3`; any other value means the first. Creation mode has only the first tab. */
export function tabOf(params: URLSearchParams, creating: boolean): PageTab {
  return creating ? 'details' : (pageTabs[Number(params.get('tab') ?? 0)] ?? 'details');
}

/** A parameter that is present counts as on, unless its value is `false` or `0`. */
function isOn(value: string | null): boolean {
  return value !== null && !['false', '0'].includes(value.toLowerCase());
}
