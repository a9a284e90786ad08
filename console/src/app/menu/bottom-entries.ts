import type { MenuEntry } from './menu-rules.js';

/** As many as fit beside "More" at 390 px. */
const ROOM = 3;

/** The entries of a phone's bottom bar: the first that open something, one's own matters left to "More". */
export function bottomEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter((entry) => entry.locked === null && entry.group !== 'own').slice(0, ROOM);
}
