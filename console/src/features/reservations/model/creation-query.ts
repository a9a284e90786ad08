import type { NamedBoater } from '../../../entities/search/use-boater-search.js';
import { type PageTab, pageTabs } from './page-facts.js';

/** What a link into creation mode says of the boater (spec 1 §2). */
export function creationQuery(params: URLSearchParams): NamedBoater {
  return {
    boater: params.get('boater'),
    boater_type: params.get('boater_type')?.toUpperCase() === 'RESIDENT' ? 'RESIDENT' : 'VISITOR',
    card_number: params.get('card_number') ?? '',
    email: params.get('email') ?? '',
    create_boater: isOn(params.get('create_boater')),
  };
}

/** `/reservations/new`, or any reservation's address with `create_new`. */
export function isCreating(id: string | undefined, params: URLSearchParams): boolean {
  return id === undefined || id === 'new' || isOn(params.get('create_new'));
}

/** `tab=0`, `1` or `2`; anything else is the first. Creation mode has only that. */
export function tabOf(params: URLSearchParams, creating: boolean): PageTab {
  return creating ? 'details' : (pageTabs[Number(params.get('tab') ?? 0)] ?? 'details');
}

/** Present counts as on, unless it says otherwise. */
function isOn(value: string | null): boolean {
  return value !== null && !['false', '0'].includes(value.toLowerCase());
}
