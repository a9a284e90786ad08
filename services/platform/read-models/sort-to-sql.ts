/** Translates a sort into ORDER BY terms over a collection's documents table. */
import { SQL_FUNCTIONS, type FieldColumns } from './field-columns.js';
import type { Sort } from './read-model-store.js';
import type { SqlFragment } from './sql-fragment.js';

/**
 * A field without arrays is ordered by its column, which an index can serve. Otherwise the key is computed from the
 * document and the whole sort, because the key of an array depends on the fields before it.
 */
export function sortToSql(sort: Sort, columns: FieldColumns): SqlFragment {
  const whole = JSON.stringify(sort);
  const params: (string | number)[] = [];
  const terms = sort.map(([path, direction], at) => {
    const column = columns.columnOf(path);
    const order = direction === 1 ? 'ASC' : 'DESC';
    if (column?.multikey === false) return `${column.column} ${order}`;
    params.push(whole, at);
    const worked = `${SQL_FUNCTIONS.sortKeyAt}(document, ?, ?)`;
    return column === undefined ? `${worked} ${order}` : `coalesce(${column.column}, ${worked}) ${order}`;
  });
  return { sql: terms.join(', '), params };
}
