import type { StaffCaller } from '../../platform/http/caller.js';

/** Who saves views, and where: null is an administrator in no marina. */
export interface ViewOwner {
  readonly user_id: string;
  readonly marina_id: string | null;
  /** May manage the marina: administrators, and users with the permission of its settings. */
  readonly manages: boolean;
}

export function ownerOf({ user_id, marina_id, principal }: StaffCaller): ViewOwner {
  return { user_id, marina_id, manages: principal.is_admin || principal.permissions.marina_settings === 'ALLOWED' };
}
