import { declaredScreens } from './declared-screens.js';

/** The addresses of the screens inside the shell that name no record. */
export const addresses: readonly string[] = declaredScreens
  .filter(({ path, place }) => place === 'desk' && !path.includes(':'))
  .map(({ path }) => path);

const known: ReadonlySet<string> = new Set(addresses);

/** Whether a screen has exactly this address. The menus show only entries that lead to one. */
export function hasScreen(path: string): boolean {
  return known.has(path);
}
