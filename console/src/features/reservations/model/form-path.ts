/** Maps a field of a call to its path in the form. The calls for changes nest their fields under `payload`. */
export function formPath(path: string): string {
  return path.replace(/^payload\./, '');
}
