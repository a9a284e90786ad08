import type { MarinaUser, SignedInUser } from '../../../../../contracts/identity/user.js';
import { isByChain, isSentByChain } from '../../../../../contracts/identity/rules/access-by-chain.js';
import type { Grant } from '../../../../../contracts/identity/vocabulary.js';

/** The two values of each permission: less first. */
export const valuesOf = {
  residents: ['VIEWER', 'EDITOR'],
  reservations: ['VIEWER', 'EDITOR'],
  marina_settings: ['NOT_ALLOWED', 'ALLOWED'],
} as const satisfies Record<Grant, readonly [string, string]>;

/** The two roles: less first. */
export const roles = ['secondary', 'primary'] as const;
type Role = (typeof roles)[number];

type Me = Pick<SignedInUser, 'id' | 'is_admin' | 'role'>;
type Them = Pick<MarinaUser, 'id' | 'role' | 'chain_manager' | 'origin' | 'first_name'>;
type Hindrance = 'hindrance_chain' | 'hindrance_byAdministrator' | 'hindrance_primary' | 'hindrance_erased';

/**
 * The reason why the signed-in user cannot change this one, as a key of the words; null if there is none. The server has the
 * same rules: only administrators and the chain change a chain manager who has the marina by the chain, and a secondary user
 * cannot change a primary one.
 */
export function hindranceOf(me: Me, them: Them): Hindrance | null {
  if (them.first_name === '') return 'hindrance_erased';
  if (me.is_admin || me.id === them.id) return null;
  if (isByChain(them)) return isSentByChain(them) ? 'hindrance_chain' : 'hindrance_byAdministrator';
  return me.role === 'secondary' && them.role === 'primary' ? 'hindrance_primary' : null;
}

/** Whether this change lets a user manage the marina, for which the server asks for the password again. */
export function givesSettings(before: string | undefined, after: string | undefined): boolean {
  return after === 'ALLOWED' && before !== 'ALLOWED';
}

/** Whether this change makes a user primary, for which the server asks for the password again. */
export function givesRole(before: Role | undefined, after: Role | undefined): boolean {
  return after === 'primary' && before !== 'primary';
}

/** Only primary users and administrators give or take the role primary. */
export function mayGiveRole(me: Me): boolean {
  return me.is_admin || me.role === 'primary';
}

/** Nobody takes the settings from themselves: the marina could be left without anybody to manage it. */
export function isLocked(me: Me, them: Pick<MarinaUser, 'id'>, grant: Grant): boolean {
  return grant === 'marina_settings' && me.id === them.id && !me.is_admin;
}

/** The key of the words for how a user has the access; null: by the marina's own people, or it was not recorded. */
export function accessWord(them: Pick<MarinaUser, 'chain_manager' | 'origin'>) {
  if (isByChain(them)) return 'byChain';
  switch (them.origin) {
    case 'chain':
      return 'trade:sentByTheChain';
    case 'chain_invitation':
      return 'trade:invitedByTheChain';
    case 'administrator':
      return 'byAdministrator';
    default:
      return null;
  }
}
