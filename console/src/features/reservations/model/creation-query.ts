import { customerTypes } from '../../../../../contracts/customers/vocabulary.js';
import { isCalendarDate } from '../../../../../contracts/vocabulary/dates.js';
import type { NamedBoater } from '../../../entities/search/use-boater-search.js';
import { type PageTab, pageTabs } from './page-facts.js';

/** What a link into creation mode names: the boater (spec 1 §2) and the boat, or the dates and the berth. */
export interface NewStayQuery extends NamedBoater {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly berth_id: string | null;
}

/** The values of an address of creation mode; dates that are none are left out. */
export function creationQuery(params: URLSearchParams): NewStayQuery {
  const day = (text: string | null): string | null => (text !== null && isCalendarDate(text) ? text : null);
  return {
    start_date: day(params.get('start_date')),
    end_date: day(params.get('end_date')),
    berth_id: params.get('berth_id'),
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
