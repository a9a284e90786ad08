import type { SignedInUser } from '../../../../../contracts/identity/user.js';

/** Catalogue key of a role above the permissions in one marina; null: the permissions say what the user may do. */
export function roleWord({
  is_admin,
  association_manager,
}: Pick<SignedInUser, 'is_admin' | 'association_manager'>): 'roleAssociation' | 'roleAdmin' | null {
  if (association_manager) return 'roleAssociation';
  return is_admin ? 'roleAdmin' : null;
}
