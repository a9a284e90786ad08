import { chainCalls, sessionCalls } from '../../../../../contracts/identity/calls.js';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import type { SignedInUser } from '../../../../../contracts/identity/user.js';

type Viewer = Pick<SignedInUser, 'is_admin' | 'association_manager' | 'chain_manager' | 'marina_ids'>;

/** The call that lists this user's marinas; null for a user of one marina or none. Chain managers have a screen of their own. */
export function marinaListRoute(user: Viewer) {
  if (user.association_manager) return chainCalls.associationMarinas;
  if (user.is_admin) return marinaCalls.getall;
  return user.marina_ids.length > 1 ? sessionCalls.marinas : null;
}
