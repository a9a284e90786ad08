const KEY = 'commands';
/** Number of ids that are kept. */
const KEPT = 20;

/** A command is sent again to a page whose data are older than it, so a reloaded page must know that it is done. */
let followed = read();

export function isFollowed(id: string): boolean {
  return followed.includes(id);
}

export function markFollowed(ids: readonly string[]): void {
  if (ids.length === 0) return;
  followed = [...followed, ...ids].slice(-KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(followed));
  } catch {
    // Private windows can forbid storage. The ids then last until the page is reloaded.
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
