import type { AuditSearch } from '../../../../../contracts/audit/call-schemas.js';
import type { AuditFilter } from '../../../../../contracts/audit/filter.js';
import { kindsOfChange } from '../../../../../contracts/vocabulary/kinds-of-change.js';

/** Parameters in the address of the history screen. An empty text means not chosen. */
export const historyDefaults = {
  kind: '',
  id: '',
  person: '',
  by: '',
  day: '',
  from: '',
  to: '',
  what: '',
  /** Moment at which the record is shown. */
  at: '',
  /** Record shown at that moment when no record is filtered for, as `kind:id`. */
  of: '',
};
export type HistoryAddress = typeof historyDefaults;

const actorKinds = ['staff', 'boater', 'system', 'admin'] as const;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isKind = (text: string): boolean => /^[a-z][a-z_]{0,39}$/.test(text);

/** Returns the filter in the address. Invalid values of a hand-written address are ignored, not refused. */
export function filterOf(address: HistoryAddress): AuditFilter {
  const { kind, id, person, by, day, from, to, what } = address;
  const actor_kind = actorKinds.find((known) => known === by);
  const chosen = listOf(what);
  const changes = kindsOfChange.filter((known) => chosen.includes(known));
  const range = isDay(day) ? { day } : rangeOf(from, to);
  return {
    ...(isKind(kind) ? { kind } : {}),
    ...(id === '' ? {} : { id }),
    ...(person === '' ? {} : { person }),
    ...range,
    ...(actor_kind === undefined ? {} : { actor_kind }),
    ...(changes.length === 0 ? {} : { changes }),
  };
}

function rangeOf(from: string, to: string): Pick<AuditFilter, 'from' | 'to'> {
  const known = { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) };
  return known.from !== undefined && known.to !== undefined && known.from > known.to
    ? { from: known.to, to: known.from }
    : known;
}

export function searchOf(address: HistoryAddress, page: number, page_size: number): AuditSearch {
  return { filter: filterOf(address), sort: 'newest', page, page_size };
}

/** Splits a parameter that holds several values, such as `a,b`. */
export function listOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

/** Returns the record to show at a moment; null when none is chosen. */
export function recordOf({ kind, id, of }: HistoryAddress): { readonly kind: string; readonly id: string } | null {
  if (isKind(kind) && id !== '') return { kind, id };
  const [ofKind, ofId] = splitOnce(of);
  return isKind(ofKind) && ofId !== '' ? { kind: ofKind, id: ofId } : null;
}

function splitOnce(text: string): readonly [string, string] {
  const at = text.indexOf(':');
  return at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** True when a filter narrows the list. Page and moment are not filters. */
export function isFiltered(address: HistoryAddress): boolean {
  return Object.keys(filterOf(address)).length > 0;
}
