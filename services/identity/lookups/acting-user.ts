import type { StaffCaller } from '../../platform/http/caller.js';
import type { Manager } from '../domain/user-commands.js';

export function managerOf({ user_id, principal }: StaffCaller, marina_id: string): Manager {
  return { user_id, marina_id, role: principal.role, is_admin: principal.is_admin };
}
