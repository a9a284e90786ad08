/**
 * The value that a field of a record held, with its type, so that a reader sees it in their own language and in that
 * language's formats of money, dates and sizes.
 */
export type AuditValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly value: number }
  /** Minor units; a null currency means the marina's. */
  | { readonly is: 'money'; readonly minor: number; readonly currency: string | null }
  | { readonly is: 'percent'; readonly value: number }
  | { readonly is: 'metres'; readonly value: number }
  /** `YYYY-MM-DD`, in the marina's local time. */
  | { readonly is: 'date'; readonly date: string }
  /** Nights `[start_date, end_date)`; a null end means until further notice. */
  | { readonly is: 'nights'; readonly start_date: string; readonly end_date: string | null }
  /** UTC, ISO 8601. */
  | { readonly is: 'instant'; readonly at: string }
  | { readonly is: 'flag'; readonly value: boolean }
  /** A code that the catalogues translate. */
  | { readonly is: 'word'; readonly set: string; readonly code: string }
  /** A number of things that the catalogues have a plural for. */
  | { readonly is: 'count'; readonly of: string; readonly count: number }
  /** ISO 3166 two-letter code. */
  | { readonly is: 'country'; readonly code: string }
  /** BCP 47 tag. */
  | { readonly is: 'language'; readonly code: string }
  /** Another record, shown with its current label. */
  | { readonly is: 'record'; readonly kind: string; readonly id: string }
  /** The value was about a person who has been erased since. */
  | { readonly is: 'erased' }
  | { readonly is: 'list'; readonly items: readonly AuditValue[] }
  /** The parts one after the other, without a separator. */
  | { readonly is: 'joined'; readonly parts: readonly AuditValue[] };

export const ERASED: AuditValue = { is: 'erased' };

/** Returns null for empty text. */
export function text(value: string | null): AuditValue | null {
  return value === null || value === '' ? null : { is: 'text', text: value };
}

/** A person's data; null means that the person was erased. */
export function personal(value: string | null): AuditValue {
  return text(value) ?? ERASED;
}

export function word(set: string, code: string | null): AuditValue | null {
  return code === null ? null : { is: 'word', set, code };
}

export function record(kind: string, id: string | null): AuditValue | null {
  return id === null ? null : { is: 'record', kind, id };
}

export function flag(value: boolean): AuditValue {
  return { is: 'flag', value };
}

export function metres(value: number | null): AuditValue | null {
  return value === null ? null : { is: 'metres', value };
}

/** A row of a record: its id and its label. */
export function row(id: string, name: string): { readonly id: string; readonly name: AuditValue } {
  return { id, name: { is: 'text', text: name } };
}

/** Returns null for an empty list. */
export function list(items: readonly (AuditValue | null)[]): AuditValue | null {
  const given = items.filter((item) => item !== null);
  return given.length === 0 ? null : { is: 'list', items: given };
}
