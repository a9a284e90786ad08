import type { AuditValue } from './audit-values.js';
import type { AuditFact, AuditRow } from './audit-views.js';

/** A field whose value has changed. */
export interface FactDifference {
  readonly field: string;
  readonly of?: AuditRow;
  readonly from: AuditValue | null;
  readonly to: AuditValue | null;
}

/**
 * The differences between two flat views of a record, in the order of `fields`. Rows are matched by their ids; a
 * renamed row has its new name.
 */
export function factDifferences(
  before: readonly AuditFact[],
  after: readonly AuditFact[],
  fields: readonly string[],
): FactDifference[] {
  const earlier = new Map(before.map((fact) => [keyOf(fact), fact]));
  const later = new Map(after.map((fact) => [keyOf(fact), fact]));
  const keys = new Set([...later.keys(), ...earlier.keys()]);
  const differences: FactDifference[] = [];
  for (const key of keys) {
    const fact = later.get(key) ?? earlier.get(key);
    if (fact === undefined) continue;
    const from = earlier.get(key)?.value ?? null;
    const to = later.get(key)?.value ?? null;
    if (sameValue(from, to)) continue;
    differences.push({ field: fact.field, ...(fact.of === undefined ? {} : { of: fact.of }), from, to });
  }
  // The sort is stable: rows of one field keep their order in the record.
  return differences.sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
}

function keyOf({ field, of }: AuditFact): string {
  return of === undefined ? field : `${field}\u001f${of.id}`;
}

/**
 * Compares values as JSON: one function writes each kind of value, so equal values have their keys in the same order.
 */
function sameValue(one: AuditValue | null, other: AuditValue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
