import type { SettingsSection } from '../../lib/screens/screen.js';
import { declaredScreens } from './declared-screens.js';

/** The addresses of screens inside the shell without parameters. */
export const addresses: readonly string[] = declaredScreens
  .filter(({ path, place }) => place === 'desk' && !path.includes(':'))
  .map(({ path }) => path);

const known: ReadonlySet<string> = new Set(addresses);

/** The screens of the marina's settings by section, each with the beginning of its addresses. */
export const settingsScreens: readonly { readonly section: SettingsSection; readonly root: string }[] =
  declaredScreens.flatMap(({ settings, path }) =>
    settings === undefined ? [] : [{ section: settings, root: path.replace(/:.*/, '') }],
  );

/** Whether there are pages of single records at `<root>/<id>`. */
export function hasPagesOf(root: string): boolean {
  return declaredScreens.some(({ path }) => path === `${root}/:id`);
}

/** Whether a screen has exactly this address. The menus leave out entries without one. */
export function hasScreen(path: string): boolean {
  return known.has(path);
}
