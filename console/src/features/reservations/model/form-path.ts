/** Where the form has the field of a call: the calls for changes name fields a level deeper. */
export function formPath(path: string): string {
  return path.replace(/^payload\./, '');
}
