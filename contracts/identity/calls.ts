import type { CallsOf } from '../vocabulary/call.js';
import type { chainSchemas } from './chain-call-schemas.js';
import { SIGN_IN_REFUSED, userErrors } from './errors.js';
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
    errors: ['MARINA_NOT_FOUND', ...userErrors],
  },
  permissions: {
    method: 'POST',
    path: '/admin/chain_manager/permissions',
    access: { kind: 'chain_manager' },
    does: 'command',
    errors: ['MARINA_NOT_FOUND'],
  },
};
