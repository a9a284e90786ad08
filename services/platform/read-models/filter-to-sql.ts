/** Translates a filter into a condition on the rows of a collection's documents table. */
import type { FieldColumns } from './field-columns.js';
import { fieldTestsToSql } from './field-tests-to-sql.js';
import type { ParsedFilter } from './parsed-filter.js';
import { joined, negated, type SqlFragment } from './sql-fragment.js';

export function filterToSql(filter: ParsedFilter, columns: FieldColumns): SqlFragment {
  return joined('AND', [
    ...filter.fields.map(({ path, tests }) => fieldTestsToSql(path, tests, columns)),
    ...filter.groups.map(({ kind, filters }) => groupToSql(kind, filters, columns)),
  ]);
}

function groupToSql(kind: 'all' | 'any' | 'none', filters: readonly ParsedFilter[], columns: FieldColumns) {
  const members = filters.map((filter) => filterToSql(filter, columns));
  switch (kind) {
    case 'all':
      return joined('AND', members);
    case 'any':
      return joined('OR', members);
    case 'none':
      return negated(joined('OR', members));
  }
}
