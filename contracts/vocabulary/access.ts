import type { ApiScope } from './api-scopes.js';
import type { MarinaPermissionName, UserPermissions } from './permissions.js';

/**
 * Who may call a route. Routes deny by default.
 * - `public`: anyone, rate-limited.
 * - `boater_link`: the bearer token of one reservation's link; opens that reservation only.
 * - `resident_link`: the bearer token of a berth holder's link; opens the absences of that vessel only.
 * - `signed_in`: any user with a live session; with `owing` also one who has yet to choose a password, to accept the
 *   terms or to set up a second factor, which all other routes require.
 * - `staff`: a user with an active marina, not an association manager unless `association_managers`;
 *   `needs` names the level in the user's permission map, `feature` the marina's permission,
 *   `primary_only` keeps users with role secondary out, `admins_anywhere` admits administrators without a marina.
 * - `chain_manager`, `admin`: those flags.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'boater_link' }
  | { readonly kind: 'resident_link' }
  | { readonly kind: 'signed_in'; readonly owing?: true }
  | {
      readonly kind: 'staff';
      readonly needs?:
        | { readonly area: 'residents'; readonly level: 'EDITOR' }
        | { readonly area: 'reservations'; readonly level: 'EDITOR' }
        | { readonly area: 'marina_settings'; readonly level: 'ALLOWED' };
      readonly feature?: MarinaPermissionName;
      readonly association_managers?: boolean;
      readonly primary_only?: boolean;
      readonly admins_anywhere?: boolean;
    }
  | { readonly kind: 'chain_manager' }
  | { readonly kind: 'admin' };

/** Facts about a caller that the permission check uses. Server and console share the check. */
export interface Principal {
  readonly is_admin: boolean;
  readonly association_manager: boolean;
  readonly chain_manager: boolean;
  readonly role: 'primary' | 'secondary';
  readonly permissions: UserPermissions;
  /** Null: no active marina (an administrator who has not named one). */
  readonly marina: { readonly permissions: Readonly<Partial<Record<MarinaPermissionName, boolean>>> } | null;
  /** What the user has to do before all else. */
  readonly owes: Owed | null;
}

/** The codes with which calls are refused until a password is chosen, the terms are accepted or a second factor is set up. */
export const owedCodes = ['PASSWORD_IS_TEMPORARY', 'FIRST_LOGIN_INCOMPLETE', 'SECOND_FACTOR_MISSING'] as const;
export type Owed = (typeof owedCodes)[number];

/** What this user has to do before all else. */
export function owedBy(user: {
  readonly is_password_temp: boolean;
  readonly is_first_login: boolean;
  /** A marina of the user requires a second factor, and the user has none. */
  readonly is_second_factor_missing: boolean;
}): Owed | null {
  if (user.is_password_temp) return 'PASSWORD_IS_TEMPORARY';
  if (user.is_first_login) return 'FIRST_LOGIN_INCOMPLETE';
  return user.is_second_factor_missing ? 'SECOND_FACTOR_MISSING' : null;
}

/** True if `access` admits this signed-in person. Not meant for public and link routes. */
export function allows(access: Access, who: Principal): boolean {
  if (who.owes !== null && !mayOwe(access)) return false;
  switch (access.kind) {
    case 'public':
      return true;
    case 'boater_link':
    case 'resident_link':
      return false;
    case 'signed_in':
      return true;
    case 'admin':
      return who.is_admin;
    case 'chain_manager':
      return who.is_admin || who.chain_manager;
    case 'staff': {
      if (who.marina === null) return access.admins_anywhere === true && who.is_admin;
      if (who.association_manager && access.association_managers !== true) return false;
      if (access.feature !== undefined && who.marina.permissions[access.feature] !== true) return false;
      if (who.is_admin) return true;
      if (access.primary_only === true && who.role === 'secondary') return false;
      return access.needs === undefined || who.permissions[access.needs.area] === access.needs.level;
    }
  }
}

/**
 * True if the API key of a program, which acts in one marina and reads what a viewer there reads, opens the call. Only
 * calls that name a scope are open to programs at all.
 */
export function allowsProgram(
  call: { readonly access: Access; readonly scope?: ApiScope },
  scopes: readonly string[],
  viewer: Principal,
): boolean {
  if (call.scope === undefined || !scopes.includes(call.scope)) return false;
  return call.access.kind === 'admin' || allows(call.access, viewer);
}

function mayOwe(access: Access): boolean {
  return access.kind === 'public' || (access.kind === 'signed_in' && access.owing === true);
}

/** Codes for links of boaters that were good once: the marina can send them again, or has withdrawn them. */
export const endedLinks = ['BOATER_LINK_EXPIRED', 'BOATER_LINK_REVOKED'] as const;

/** The stay was cancelled or has expired, so its link changes nothing any more. */
export const LINK_ONLY_READS = 'BOATER_LINK_ONLY_READS';
