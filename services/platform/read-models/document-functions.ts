/** SQL functions through which SQLite reads a document when no column holds the value. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { JsonObject } from '../event-store/event-store.js';
import { findValues } from './document-paths.js';
import { SQL_FUNCTIONS } from './field-columns.js';
import { orderKey } from './order-key.js';
import type { Sort } from './read-model-store.js';
import { sortKeyOf, type SortKey } from './sort-key.js';

export function registerDocumentFunctions(database: DatabaseSync): void {
  const parsed = lastResult((document) => JSON.parse(document) as JsonObject);
  const valuesAt = (document: SQLOutputValue | undefined, path: SQLOutputValue | undefined) =>
    findValues(parsed(text(document), ''), text(path).split('.')).values;
  const sortKey = lastResult((document, sort): SortKey => {
    const fields = (JSON.parse(sort) as Sort).map(([path, direction]) => ({ path: path.split('.'), direction }));
    return sortKeyOf(parsed(document, ''), fields);
  });
  const options = { deterministic: true, directOnly: true };

  database.function(SQL_FUNCTIONS.keysAt, options, (document, path) =>
    JSON.stringify(valuesAt(document, path).map(orderKey)),
  );
  database.function(SQL_FUNCTIONS.existsAt, options, (document, path) =>
    Number(valuesAt(document, path).some((value) => value !== undefined)),
  );
  database.function(SQL_FUNCTIONS.sortKeyAt, options, (document, sort, at) => {
    return sortKey(text(document), text(sort))[Number(at)] ?? null;
  });
}

function text(value: SQLOutputValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Caches the last result: for one row the same document is read once for every condition and sort field. */
function lastResult<T>(work: (first: string, second: string) => T): (first: string, second: string) => T {
  let last: { first: string; second: string; result: T } | undefined;
  return (first, second) => {
    if (last?.first !== first || last.second !== second) {
      last = { first, second, result: work(first, second) };
    }
    return last.result;
  };
}
