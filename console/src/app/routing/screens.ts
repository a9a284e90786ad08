/**
 * Addresses of the screens inside the shell that exist, without what identifies a record. The menus show an entry only
 * if its address is among them; a spec holds them against the routes.
 */
export const screens = [
  '/reservations',
  '/reservations-admin',
  '/history',
  '/audit',
  '/outbox',
  '/marinas',
  '/settings/user',
] as const;

/** Lite edition only: two views of its reservation list have addresses of their own. */
export const liteScreens = ['/history/waiting_list'] as const;

const known: ReadonlySet<string> = new Set<string>([...screens, ...liteScreens]);

export function hasScreen(path: string): boolean {
  return known.has(path);
}
