/**
 * What a field of a record held, told apart by what it is: whoever reads the history gets it in the own language and
 * with the own language's signs for money, dates and sizes.
 */
export type AuditValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly value: number }
  /** Minor units; without a currency the amount is in the marina's. */
  | { readonly is: 'money'; readonly minor: number; readonly currency: string | null }
  | { readonly is: 'percent'; readonly value: number }
  | { readonly is: 'metres'; readonly value: number }
  /** `YYYY-MM-DD`, as the clock on the place's wall has it. */
  | { readonly is: 'date'; readonly date: string }
  /** Nights `[start_date, end_date)`; without an end until further notice. */
  | { readonly is: 'nights'; readonly start_date: string; readonly end_date: string | null }
  /** UTC, ISO 8601. */
  | { readonly is: 'instant'; readonly at: string }
  | { readonly is: 'flag'; readonly value: boolean }
  /** A code that the catalogues have a word for. */
  | { readonly is: 'word'; readonly set: string; readonly code: string }
  /** So many of something that the catalogues have a plural for. */
  | { readonly is: 'count'; readonly of: string; readonly count: number }
  /** ISO 3166 two-letter code. */
  | { readonly is: 'country'; readonly code: string }
  /** BCP 47 tag. */
  | { readonly is: 'language'; readonly code: string }
  /** Another record, shown by what it is called now. */
  | { readonly is: 'record'; readonly kind: string; readonly id: string }
  /** Was about a person who has been erased since. */
  | { readonly is: 'erased' }
  | { readonly is: 'list'; readonly items: readonly AuditValue[] }
  /** One after the other, with nothing between. */
  | { readonly is: 'joined'; readonly parts: readonly AuditValue[] };

export const ERASED: AuditValue = { is: 'erased' };

/** Empty text is no value. */
export function text(value: string | null): AuditValue | null {
  return value === null || value === '' ? null : { is: 'text', text: value };
}

/** A person's data: missing where it was given once means that the person was erased. */
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

/** A row of a record by its id, and what it is called. */
export function row(id: string, name: string): { readonly id: string; readonly name: AuditValue } {
  return { id, name: { is: 'text', text: name } };
}

/** Nothing where the list is empty. */
export function list(items: readonly (AuditValue | null)[]): AuditValue | null {
  const given = items.filter((item) => item !== null);
  return given.length === 0 ? null : { is: 'list', items: given };
}
