/**
 * How the SQL of a collection reaches a field. A field of an index has a column with the order key of its
 * value. Once any document has an array on the way to the field, it is `multikey`: such documents have null
 * in the column and their keys, one a row, in the elements table.
 */
export interface FieldColumn {
  /** Number of the field in its collection. */
  number: number;
  path: string;
  components: readonly string[];
  column: string;
  multikey: boolean;
}

export interface FieldColumns {
  documentsTable: string;
  /** Table with the columns `row, field, key`. */
  elementsTable: string;
  /** undefined: a field without an index. */
  columnOf(path: string): FieldColumn | undefined;
}

/** SQL functions, registered on the connection, that look into the JSON of one document. */
export const SQL_FUNCTIONS = {
  /** (document, path) → JSON list of the order keys of the values that the path leads to. */
  keysAt: 'keys_at',
  /** (document, path) → 1 when the path leads to any value, null included. */
  existsAt: 'exists_at',
  /** (document, sort as JSON, number of the field in it) → what the document sorts by in that field. */
  sortKeyAt: 'sort_key_at',
} as const;
