/** Returns a text typed earlier in this tab. It survives a reload and a lost connection. */
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
    // Private windows can forbid storage. The text then remains in the field only.
  }
}
