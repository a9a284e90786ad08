import type { UserPermissions } from '../../../contracts/vocabulary/permissions.js';

export function samePermissions(a: UserPermissions, b: UserPermissions): boolean {
  return a.residents === b.residents && a.reservations === b.reservations && a.marina_settings === b.marina_settings;
}
