import type { CallsOf } from '../vocabulary/call.js';
import type { apiKeySchemas } from './api-key-call-schemas.js';
import type { chainSchemas } from './chain-call-schemas.js';
import {
  apiKeyErrors,
  INVITATION_NOT_FOUND,
  OVERSEER_WORKS_IN_MARINAS,
  SECOND_FACTOR_REQUIRED,
  SECOND_FACTOR_WRONG,
  secondFactorErrors,
  SESSION_NOT_FOUND,
  SIGN_IN_REFUSED,
  userErrors,
} from './errors.js';
import type { invitationSchemas } from './invitation-call-schemas.js';
import type { overseerSchemas } from './overseer-call-schemas.js';
import type { secondFactorSchemas } from './second-factor-call-schemas.js';
import type { sessionSchemas } from './session-call-schemas.js';
import type { userSchemas } from './user-call-schemas.js';

const managesUsers = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } } as const;

export const sessionCalls: CallsOf<typeof sessionSchemas> = {
  login: {
    method: 'POST',
    path: '/admin/public/login',
    access: { kind: 'public' },
    does: 'command',
    opens_session: true,
    errors: [SIGN_IN_REFUSED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG],
  },
  migrateUser: {
    method: 'POST',
    path: '/admin/migrator/migrate_user',
    access: { kind: 'public' },
    does: 'command',
    errors: [SIGN_IN_REFUSED],
  },
  logout: {
    method: 'POST',
    path: '/admin/public/logout',
    access: { kind: 'signed_in', owing: true },
    does: 'command',
  },
  resetPassword: {
    method: 'POST',
    path: '/admin/public/reset_password',
    access: { kind: 'public' },
    does: 'command',
  },
  self: {
    method: 'POST',
    path: '/admin/marina/self',
    access: { kind: 'signed_in', owing: true },
    does: 'query',
  },
  changePassword: {
    method: 'POST',
    path: '/admin/users/change_password',
    access: { kind: 'signed_in', owing: true },
    does: 'command',
  },
  firstTimeChangePassword: {
    method: 'POST',
    path: '/admin/users/firstTimeChangePassword',
    access: { kind: 'signed_in', owing: true },
    does: 'command',
    errors: ['PASSWORD_NOT_TEMPORARY'],
  },
  firstLoginComplete: {
    method: 'POST',
    path: '/admin/users/firstLoginComplete',
    access: { kind: 'signed_in', owing: true },
    does: 'command',
  },
  language: {
    method: 'POST',
    path: '/admin/users/language',
    access: { kind: 'signed_in', owing: true },
    does: 'command',
  },
  sessions: {
    method: 'POST',
    path: '/admin/users/sessions/getall',
    access: { kind: 'signed_in' },
    does: 'query',
  },
  endSession: {
    method: 'POST',
    path: '/admin/users/sessions/end',
    access: { kind: 'signed_in' },
    does: 'command',
    errors: [SESSION_NOT_FOUND],
  },
  endOtherSessions: {
    method: 'POST',
    path: '/admin/users/sessions/end_others',
    access: { kind: 'signed_in' },
    does: 'command',
  },
  marinas: {
    method: 'POST',
    path: '/admin/users/marinas',
    access: { kind: 'signed_in' },
    does: 'query',
  },
  switchMarina: {
    method: 'POST',
    path: '/admin/chain_manager/switch_marina_id',
    access: { kind: 'signed_in' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND'],
  },
};

/** Management of the active marina's users (spec 3 §7). */
export const userCalls: CallsOf<typeof userSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/users/getall',
    access: managesUsers,
    does: 'query',
  },
  add: {
    method: 'POST',
    path: '/admin/users/add',
    access: managesUsers,
    does: 'command',
    errors: userErrors,
  },
  edit: {
    method: 'POST',
    path: '/admin/users/edit',
    access: managesUsers,
    does: 'command',
    errors: userErrors,
  },
  delete: {
    method: 'POST',
    path: '/admin/users/delete',
    access: managesUsers,
    does: 'command',
    errors: userErrors,
  },
  sendLink: {
    method: 'POST',
    path: '/admin/users/send_link',
    access: managesUsers,
    does: 'command',
    errors: ['USER_NOT_FOUND', 'TOO_MANY_LINKS'],
  },
  revokeSessions: {
    method: 'POST',
    path: '/admin/users/revoke_sessions',
    access: managesUsers,
    does: 'command',
    errors: userErrors,
  },
  sessions: {
    method: 'POST',
    path: '/admin/users/user_sessions/getall',
    access: managesUsers,
    does: 'query',
    errors: ['USER_NOT_FOUND'],
  },
  endSession: {
    method: 'POST',
    path: '/admin/users/user_sessions/end',
    access: managesUsers,
    does: 'command',
    errors: ['USER_NOT_FOUND', SESSION_NOT_FOUND],
  },
};

const ownAccount = { kind: 'signed_in', owing: true } as const;

/** The second factor of sign-in: of one's own account, and its reset by managers. */
export const secondFactorCalls: CallsOf<typeof secondFactorSchemas> = {
  get: { method: 'POST', path: '/admin/users/two_factor/get', access: ownAccount, does: 'query' },
  start: {
    method: 'POST',
    path: '/admin/users/two_factor/start',
    access: ownAccount,
    does: 'query',
    errors: [secondFactorErrors.set_already],
  },
  confirm: {
    method: 'POST',
    path: '/admin/users/two_factor/confirm',
    access: ownAccount,
    does: 'command',
    errors: [secondFactorErrors.set_already, secondFactorErrors.setup_expired, secondFactorErrors.codes_shown],
  },
  recoveryCodes: {
    method: 'POST',
    path: '/admin/users/two_factor/recovery_codes',
    access: ownAccount,
    does: 'command',
    errors: [secondFactorErrors.not_set, secondFactorErrors.codes_shown],
  },
  remove: {
    method: 'POST',
    path: '/admin/users/two_factor/remove',
    access: ownAccount,
    does: 'command',
    errors: [secondFactorErrors.not_set, secondFactorErrors.needed],
  },
  reset: {
    method: 'POST',
    path: '/admin/users/two_factor/reset',
    access: managesUsers,
    does: 'command',
    errors: ['USER_NOT_FOUND', secondFactorErrors.not_set, secondFactorErrors.not_only_marina],
  },
};

/** Keys with which programs read the active marina. */
export const apiKeyCalls: CallsOf<typeof apiKeySchemas> = {
  getall: { method: 'POST', path: '/admin/api_keys/getall', access: managesUsers, does: 'query' },
  create: {
    method: 'POST',
    path: '/admin/api_keys/create',
    access: managesUsers,
    does: 'command',
    errors: [apiKeyErrors.too_many, apiKeyErrors.shown],
  },
  revoke: {
    method: 'POST',
    path: '/admin/api_keys/revoke',
    access: managesUsers,
    does: 'command',
    errors: [apiKeyErrors.not_found],
  },
};

/** Invitations to work in one more marina, for the person invited. */
export const invitationCalls: CallsOf<typeof invitationSchemas> = {
  getall: {
    method: 'POST',
    path: '/admin/users/invitations/getall',
    access: { kind: 'signed_in' },
    does: 'query',
  },
  answer: {
    method: 'POST',
    path: '/admin/users/invitations/answer',
    access: { kind: 'signed_in' },
    does: 'command',
    errors: [INVITATION_NOT_FOUND, 'TOO_MANY_MARINAS'],
  },
};

/** Calls of managers of several marinas (spec 3 §6, §7). */
export const chainCalls: CallsOf<typeof chainSchemas> = {
  associationMarinas: {
    method: 'POST',
    path: '/admin/association/marinas',
    access: { kind: 'signed_in' },
    does: 'query',
  },
  addUserToMarina: {
    method: 'POST',
    path: '/admin/chain_manager/add_user_to_marina',
    access: { kind: 'chain_manager' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND', 'TOO_MANY_MARINAS'],
  },
  users: {
    method: 'POST',
    path: '/admin/chain_manager/users/getall',
    access: { kind: 'chain_manager' },
    does: 'query',
    errors: ['MARINA_NOT_FOUND'],
  },
  removeUserFromMarina: {
    method: 'POST',
    path: '/admin/chain_manager/remove_user_from_marina',
    access: { kind: 'chain_manager' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND', 'USER_NOT_FOUND', 'CANNOT_DELETE_SELF', 'LAST_MANAGER', 'LAST_PRIMARY_USER'],
  },
  permissions: {
    method: 'POST',
    path: '/admin/chain_manager/permissions',
    access: { kind: 'chain_manager' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND'],
  },
};

/** Who manages chains and associations, for administrators. */
export const overseerCalls: CallsOf<typeof overseerSchemas> = {
  getall: { method: 'POST', path: '/admin/overseers/getall', access: { kind: 'admin' }, does: 'query' },
  set: {
    method: 'POST',
    path: '/admin/overseers/set',
    access: { kind: 'admin' },
    does: 'command',
    errors: ['USER_NOT_FOUND', 'EMAIL_IN_USE', OVERSEER_WORKS_IN_MARINAS],
  },
};
