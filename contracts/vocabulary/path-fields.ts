const FIELD = /\{(\w+)\}/g;

/** Names of the body's fields that a path holds: `/berth/{berth_id}` has `berth_id`. */
export function pathFieldsOf(path: string): string[] {
  return [...path.matchAll(FIELD)].map(([, name = '']) => name);
}

/** The path with its fields filled in; a field without a value is left as it is. */
export function filledPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(FIELD, (field, name: string) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? encodeURIComponent(value) : field;
  });
}
