/** A piece of SQL with the parameters of its `?` in order. */
export interface SqlFragment {
  sql: string;
  params: readonly (string | number)[];
}

export function fragment(sql: string, ...params: (string | number)[]): SqlFragment {
  return { sql, params };
}

/** Joins with AND or OR; an empty list is true for AND and false for OR. */
export function joined(operator: 'AND' | 'OR', parts: readonly SqlFragment[]): SqlFragment {
  if (parts.length === 0) return fragment(operator === 'AND' ? '1' : '0');
  const sql = parts.map((part) => part.sql).join(` ${operator} `);
  return { sql: parts.length === 1 ? sql : `(${sql})`, params: parts.flatMap((part) => part.params) };
}

/** True where the part is false or unknown. */
export function negated(part: SqlFragment): SqlFragment {
  return { sql: `(${part.sql}) IS NOT TRUE`, params: part.params };
}
