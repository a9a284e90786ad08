import type { MenuEntry, MenuEntryId } from './menu-rules.js';

/** The number of entries that fit beside "More" at 390 px. */
const ROOM = 3;

/** What staff do on a phone (spec 1 §2: the pages with a mobile variant), in this order. */
const ON_A_PHONE: readonly MenuEntryId[] = ['reservations', 'activity', 'berths'];

/**
 * The entries of a phone's bottom bar: reservations, the day and the dock walk, also where the marina lacks their
 * feature; then the first other ones. Personal entries are in "More".
 */
export function bottomEntries(menu: readonly MenuEntry[]): MenuEntry[] {
  const first = ON_A_PHONE.flatMap((id) => menu.filter((entry) => entry.id === id));
  const others = menu.filter((entry) => !first.includes(entry) && entry.locked === null && entry.group !== 'own');
  return [...first, ...others].slice(0, ROOM);
}
