import { settingsScreens } from '../routing/screens.js';
import type { MenuEntry } from './menu-rules.js';

/** Entries that are views of another entry's screen, by their address. */
const VIEWS: Readonly<Record<string, { readonly pathname: string; readonly tab: string }>> = {
  '/history': { pathname: '/reservations', tab: 'HISTORY' },
  '/history/waiting_list': { pathname: '/reservations', tab: 'WAITING_LIST' },
};

/** Records that a list's entry leads to, although their addresses do not begin with the list's. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  '/reservations': ['/messages'],
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

function isAt(entry: MenuEntry, { pathname, search }: Place): boolean {
  const view = VIEWS[entry.to];
  if (view?.pathname === pathname && new URLSearchParams(search).get('tab') === view.tab) return true;
  if (RECORDS[entry.to]?.some((root) => pathname.startsWith(root)) === true) return true;
  return entry.to === '/' ? pathname === '/' : pathname === entry.to || pathname.startsWith(`${entry.to}/`);
}

/** The entry of the shown screen. A view wins over the whole list, and the longest matching address wins. */
export function currentEntry(menu: readonly MenuEntry[], place: Place): MenuEntry | undefined {
  const weight = (entry: MenuEntry): number => (entry.to in VIEWS ? 1000 : 0) + entry.to.length;
  return menu
    .filter((entry) => isAt(entry, place))
    .reduce<MenuEntry | undefined>((best, entry) => {
      return best === undefined || weight(entry) > weight(best) ? entry : best;
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
