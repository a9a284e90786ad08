/** Names of a dotted path, or undefined where the text is none (an empty name, a `$`, a NUL in it). */
export function pathComponents(path: string): readonly string[] | undefined {
  const names = path.split('.');
  return names.some((name) => name === '' || name.startsWith('$') || name.includes('\u0000')) ? undefined : names;
}
