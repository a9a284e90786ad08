/** Keeps what was typed over a reload or a lost connection, for as long as the tab lives. */
export function keptDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Private windows may forbid it: the text still stands in the field.
  }
}
