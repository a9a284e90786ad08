import type { MenuEntry } from '../menu/menu-rules.js';

/** Where `/` leads: the first entry of the person's own menu that opens something; user settings are always there. */
export function landing(menu: readonly MenuEntry[]): string {
  return menu.find((entry) => entry.locked === null)?.to ?? '/settings/user';
}
