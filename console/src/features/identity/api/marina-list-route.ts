import { chainRoutes } from '../../../../../contracts/identity/chain-api.js';
import type { SignedInUser } from '../../../../../contracts/identity/user.js';
import { marinaRoutes } from '../../../../../contracts/marinas/api.js';

type Viewer = Pick<SignedInUser, 'is_admin' | 'association_manager' | 'chain_manager'>;

/** The call that lists this user's marinas; null: they have but one, or none. */
export function marinaListRoute(user: Viewer) {
  if (user.association_manager) return chainRoutes.associationMarinas;
  if (user.is_admin) return marinaRoutes.getall;
  return user.chain_manager ? chainRoutes.dashboard : null;
}
