/** The sets of fields that an index begins with. */
export function prefixesOf(indexes: readonly { readonly fields: readonly string[] }[]): ReadonlySet<string> {
  return new Set(
    indexes.flatMap(({ fields }) => fields.map((_, at) => JSON.stringify(fields.slice(0, at + 1).sort()))),
  );
}
