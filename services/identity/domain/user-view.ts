import type { SignedInUser } from '../../../contracts/identity/user.js';
import type { ShownAssociation } from '../../../contracts/marinas/association.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { owedBy, type Principal } from '../../../contracts/vocabulary/access.js';
import type { UserPermissions } from '../../../contracts/vocabulary/permissions.js';
import { type ExistingUser, openedByLink, roleIn } from './user-state.js';

/** The default where no permissions were set: read-only. */
export const LOOKING_ONLY: UserPermissions = {
  residents: 'VIEWER',
  reservations: 'VIEWER',
  marina_settings: 'NOT_ALLOWED',
};

const EVERYTHING: UserPermissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' };

function permissionsIn(user: ExistingUser, marina_id: string | null): UserPermissions {
  if (user.is_admin) return EVERYTHING;
  return user.marinas.find((access) => access.marina_id === marina_id)?.permissions ?? LOOKING_ONLY;
}

/**
 * What permission checks read, for this session in the active marina.
 * @param needsFactor whether a marina that this user reaches requires a second factor
 */
export function principalOf(
  user: ExistingUser,
  sessionId: string,
  marina: Marina | null,
  needsFactor: boolean,
): Principal {
  return {
    is_admin: user.is_admin,
    association_manager: user.association_code !== null,
    chain_manager: user.chain_manager,
    role: roleIn(user, marina?.id ?? null),
    permissions: permissionsIn(user, marina?.id ?? null),
    marina: marina === null ? null : { permissions: marina.marina_settings.permissions },
    owes: owedBy({
      is_password_temp: openedByLink(user, sessionId),
      is_first_login: user.is_first_login,
      is_second_factor_missing: isSecondFactorMissing(user, needsFactor),
    }),
  };
}

function isSecondFactorMissing(user: ExistingUser, needsFactor: boolean): boolean {
  return user.second_factor === null && needsFactor;
}

export function fullName(user: ExistingUser): string {
  return [user.first_name, user.last_name].filter((part) => part !== null).join(' ');
}

/**
 * @param sessionId the session in which the user sees this
 * @param needsFactor as for `principalOf`
 */
export function signedInView(
  user: ExistingUser,
  sessionId: string,
  { marina, association }: { readonly marina: Marina | null; readonly association: ShownAssociation | null },
  needsFactor: boolean,
): SignedInUser {
  return {
    id: user.user_id,
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    email: user.email ?? '',
    language: user.language,
    is_admin: user.is_admin,
    association_manager: user.association_code !== null,
    chain_manager: user.chain_manager,
    role: roleIn(user, marina?.id ?? null),
    is_first_login: user.is_first_login,
    is_password_temp: openedByLink(user, sessionId),
    has_second_factor: user.second_factor !== null,
    is_second_factor_missing: isSecondFactorMissing(user, needsFactor),
    permissions: permissionsIn(user, marina?.id ?? null),
    marina: marina === null ? null : { id: marina.id, name: marina.name, code: marina.code },
    association,
    marina_ids: user.marinas.map((access) => access.marina_id),
  };
}
