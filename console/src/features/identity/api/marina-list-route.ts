import { chainRoutes } from '../../../../../contracts/identity/chain-api.js';
import { sessionRoutes } from '../../../../../contracts/identity/session-api.js';
import type { SignedInUser } from '../../../../../contracts/identity/user.js';
import { marinaRoutes } from '../../../../../contracts/marinas/api.js';

type Viewer = Pick<SignedInUser, 'is_admin' | 'association_manager' | 'chain_manager' | 'marina_ids'>;

/** The call that lists this user's marinas; null: they have but one, or none. */
export function marinaListRoute(user: Viewer) {
  if (user.association_manager) return chainRoutes.associationMarinas;
  if (user.is_admin) return marinaRoutes.getall;
  if (user.chain_manager) return chainRoutes.dashboard;
  return user.marina_ids.length > 1 ? sessionRoutes.marinas : null;
}
