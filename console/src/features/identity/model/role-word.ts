import type { SignedInUser } from '../../../../../contracts/identity/user.js';

/** Catalogue key of the user's widest role. */
export function roleWord(
  user: Pick<SignedInUser, 'is_admin' | 'association_manager' | 'permissions'>,
): 'roleAssociation' | 'roleAdmin' | 'roleEditor' | 'roleViewer' {
  if (user.association_manager) return 'roleAssociation';
  if (user.is_admin) return 'roleAdmin';
  return user.permissions.reservations === 'EDITOR' ? 'roleEditor' : 'roleViewer';
}
