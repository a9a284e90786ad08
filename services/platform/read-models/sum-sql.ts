import { pathComponents } from './field-path.js';
import { InvalidQueryError } from './invalid-query-error.js';

/**
 * The sum of a field over the selected documents, as the column `sum_<at>`. `total` adds as JavaScript does and is 0 for no
 * documents.
 * @throws InvalidQueryError for a path that is not of plain names
 */
export function sumSql(path: string, at: number): string {
  const names = fieldNames(path, 'sum').map((name) => `."${name}"`);
  const field = `'$${names.join('')}'`;
  const number = `CASE WHEN json_type(document, ${field}) IN ('integer', 'real') THEN json_extract(document, ${field}) END`;
  return `total(${number}) AS sum_${at}`;
}

/** Names that an engine could read as more than names are refused: the paths of sums and groups are written in the code. */
export function fieldNames(path: string, use: 'sum' | 'group'): readonly string[] {
  const names = pathComponents(path);
  if (names?.every((name) => /^\w+$/.test(name)) !== true) {
    throw new InvalidQueryError(`not a field to ${use}: '${path}'`);
  }
  return names;
}
