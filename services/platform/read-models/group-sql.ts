import type { FieldColumns } from './field-columns.js';
import { InvalidQueryError } from './invalid-query-error.js';
import { STRINGS_BEFORE, STRINGS_FROM } from './order-key.js';
import type { Grouping } from './read-model-store.js';
import { fieldNames } from './sum-sql.js';

/** A field of a grouping, checked for every engine; `first` is null for the whole string. */
export interface GroupedField {
  readonly path: string;
  readonly names: readonly string[];
  readonly first: number | null;
}

/** @throws InvalidQueryError for no field, a path that is not of plain names, or a number of characters that is none */
export function groupedFields({ by }: Grouping): GroupedField[] {
  if (by.length === 0) throw new InvalidQueryError('no field to group by');
  return by.map((given) => {
    const { path, first = null } = typeof given === 'string' ? { path: given } : given;
    if (first !== null && !(Number.isInteger(first) && first > 0)) {
      throw new InvalidQueryError(`${path}: groups by the first ${first} characters`);
    }
    return { path, names: fieldNames(path, 'group'), first };
  });
}

/** The key of a group, as the column `group_<at>`: from the field's column if an index has it, so that no document is read. */
export function groupKeySql({ path, names, first }: GroupedField, at: number, columns: FieldColumns): string {
  const cut = (text: string, from: number) => `substr(${text}, ${from}${first === null ? '' : `, ${first}`})`;
  const column = columns.columnOf(path)?.column;
  if (column !== undefined) {
    const isString = `${column} >= '${STRINGS_FROM}' AND ${column} < '${STRINGS_BEFORE}'`;
    return `CASE WHEN ${isString} THEN ${cut(column, STRINGS_FROM.length + 1)} END AS group_${at}`;
  }
  const field = `'$${names.map((name) => `."${name}"`).join('')}'`;
  return `CASE WHEN json_type(document, ${field}) = 'text' THEN ${cut(`json_extract(document, ${field})`, 1)} END AS group_${at}`;
}
