/** The names of a dotted path, or undefined for an invalid one (it has an empty name, a `$` or a NUL). */
export function pathComponents(path: string): readonly string[] | undefined {
  const names = path.split('.');
  return names.some((name) => name === '' || name.startsWith('$') || name.includes('\u0000')) ? undefined : names;
}
