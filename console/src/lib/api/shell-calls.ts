import type * as z from 'zod';
import type { sessionRoutes } from '../../../../contracts/identity/session-api.js';
import type { Route } from '../../../../contracts/vocabulary/route.js';
import type { RouteCall } from './route-call.js';

/** The call of a contract's route, by its types alone. */
export type CallOf<R> = R extends Route<infer B, infer A> ? RouteCall<z.input<B>, z.output<A>> : never;

/**
 * The calls of what is loaded first, named by literals: the contracts' routes would bring zod along. A spec holds them
 * against the contracts.
 */
export const shellCalls = {
  login: command<typeof sessionRoutes.login>('/admin/public/login'),
  logout: command<typeof sessionRoutes.logout>('/admin/public/logout'),
  resetPassword: command<typeof sessionRoutes.resetPassword>('/admin/public/reset_password'),
  self: query<typeof sessionRoutes.self>('/admin/marina/self'),
  changePassword: command<typeof sessionRoutes.changePassword>('/admin/users/change_password'),
  firstTimeChangePassword: command<typeof sessionRoutes.firstTimeChangePassword>(
    '/admin/users/firstTimeChangePassword',
  ),
  firstLoginComplete: command<typeof sessionRoutes.firstLoginComplete>('/admin/users/firstLoginComplete'),
  language: command<typeof sessionRoutes.language>('/admin/users/language'),
  switchMarina: command<typeof sessionRoutes.switchMarina>('/admin/chain_manager/switch_marina_id'),
};

/** A POST that changes something. */
export function command<R>(path: string): CallOf<R> {
  return { method: 'POST', path, does: 'command' } satisfies RouteCall as CallOf<R>;
}

/** A POST that only asks. */
export function query<R>(path: string): CallOf<R> {
  return { method: 'POST', path, does: 'query' } satisfies RouteCall as CallOf<R>;
}
