/**
 * How the SQL of a collection reads a field. A field of an index has a column with the order key of its value. Once any
 * document has an array on the way to the field, the field is `multikey`: such documents have null in the column and
 * one row for each key in the elements table.
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
  /** undefined: the field has no index. */
  columnOf(path: string): FieldColumn | undefined;
}

/** SQL functions, registered on the connection, that read the JSON of one document. */
export const SQL_FUNCTIONS = {
  /** (document, path) → JSON list of the order keys of the values at the path. */
  keysAt: 'keys_at',
  /** (document, path) → 1 when the path has any value, null included. */
  existsAt: 'exists_at',
  /** (document, sort as JSON, number of the field in it) → the document's sort key for that field. */
  sortKeyAt: 'sort_key_at',
} as const;
