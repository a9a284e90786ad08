import type { MenuEntry } from '../menu/menu-rules.js';

/** Where `/` leads: the first entry of the person's menu that opens a screen. User settings always exist. */
export function landing(menu: readonly MenuEntry[]): string {
  return menu.find((entry) => entry.locked === null)?.to ?? '/user_settings';
}
