import { settingsScreens } from '../routing/screens.js';
import type { MenuEntry } from './menu-rules.js';

/** Entries that are views of another entry's screen, by their address. */
const VIEWS: Readonly<Record<string, { readonly pathname: string; readonly tab: string }>> = {
  '/history': { pathname: '/reservations', tab: 'HISTORY' },
  '/history/waiting_list': { pathname: '/reservations', tab: 'WAITING_LIST' },
};

/** Records that a list's entry leads to, although their addresses do not begin with the list's. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  '/reservations': ['/bookings/', '/groups/'],
  '/reports': ['/statistics'],
  '/plan': ['/closures'],
  '/inventory': ['/piers/', '/berths/'],
  '/berths': ['/berthVesel/'],
  '/customers': ['/boaters/', '/vessels/', '/cards/'],
  '/marina_settings': settingsScreens.map(({ root }) => root),
  '/user_settings': ['/email_preferences'],
};

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** How closely an entry's address matches a place: 0 does not at all, and a tab or a view is closer than a screen. */
function closeness(entry: MenuEntry, { pathname, search }: Place): number {
  const [path = '', query] = entry.to.split('?');
  const asked = new URLSearchParams(search);
  const view = VIEWS[entry.to];
  if (view?.pathname === pathname && asked.get('tab') === view.tab) return 5;
  if (query !== undefined) {
    const named = [...new URLSearchParams(query)];
    return pathname === path && named.every(([key, value]) => asked.get(key) === value) ? 4 : 0;
  }
  if (pathname === path) return 3;
  if (RECORDS[entry.to]?.some((root) => pathname.startsWith(root)) === true) return 2;
  return path !== '/' && pathname.startsWith(`${path}/`) ? 1 : 0;
}

/** The entry of the shown screen: the closest one, and among equal ones that with the longest address. */
export function currentEntry(menu: readonly MenuEntry[], place: Place): MenuEntry | undefined {
  const order = (entry: MenuEntry): number => closeness(entry, place) * 1000 + entry.to.length;
  return menu
    .filter((entry) => closeness(entry, place) > 0)
    .reduce<MenuEntry | undefined>((best, entry) => {
      return best === undefined || order(entry) > order(best) ? entry : best;
    }, undefined);
}

/** Whether the owner of this menu may see the screen at this address. An address without a screen is `open`. */
export function accessTo(
  menu: readonly MenuEntry[],
  place: Place,
  hasScreen: (path: string) => boolean,
): 'open' | 'forbidden' | NonNullable<MenuEntry['locked']> {
  // The start page opens the first screen of the user's menu.
  if (place.pathname === '/') return 'open';
  const entry = currentEntry(menu, place);
  if (entry !== undefined) return entry.locked ?? 'open';
  const root = `/${place.pathname.split('/')[1] ?? ''}`;
  return hasScreen(place.pathname) || hasScreen(root) ? 'forbidden' : 'open';
}
