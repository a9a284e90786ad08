import type { MenuEntry } from './menu-rules.js';

/** The number of entries that fit beside "More" at 390 px. */
const ROOM = 3;

/** The entries of a phone's bottom bar: the first ones that open a screen. Personal entries are in "More". */
export function bottomEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter((entry) => entry.locked === null && entry.group !== 'own').slice(0, ROOM);
}
