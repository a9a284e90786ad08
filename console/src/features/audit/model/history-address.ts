import type { AuditFilter, AuditSearch } from '../../../../../contracts/audit/call-schemas.js';
import { kindsOfChange } from '../../../../../contracts/vocabulary/kinds-of-change.js';

/** What the address of the history screen says; empty text: not chosen. */
export const historyDefaults = {
  kind: '',
  id: '',
  person: '',
  by: '',
  day: '',
  from: '',
  to: '',
  what: '',
  /** The moment that the record is shown as of. */
  at: '',
  /** Whose moment, where no record is filtered for: `kind:id`. */
  of: '',
};
export type HistoryAddress = typeof historyDefaults;

const actorKinds = ['staff', 'boater', 'system', 'admin'] as const;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isKind = (text: string): boolean => /^[a-z][a-z_]{0,39}$/.test(text);

/** The filter that the address asks for. What a hand-written address gets wrong is left out instead of refused. */
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

/** Values of a parameter that holds several, as `a,b`. */
export function listOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(',');
}

/** The record that is shown as it stood; null when none is chosen. */
export function recordOf({ kind, id, of }: HistoryAddress): { readonly kind: string; readonly id: string } | null {
  if (isKind(kind) && id !== '') return { kind, id };
  const [ofKind, ofId] = splitOnce(of);
  return isKind(ofKind) && ofId !== '' ? { kind: ofKind, id: ofId } : null;
}

function splitOnce(text: string): readonly [string, string] {
  const at = text.indexOf(':');
  return at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** True when anything but page and moment narrows the list. */
export function isFiltered(address: HistoryAddress): boolean {
  return Object.keys(filterOf(address)).length > 0;
}
