import { OVERSEER_WORKS_IN_MARINAS } from '../../../contracts/identity/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { UserCommand } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import type { ExistingUser } from './user-state.js';

/**
 * Makes a user a manager of a chain or of an association, or takes it back. An association manager has no access to the
 * screens of a marina's staff, so one who works in marinas would lose their work.
 */
export function setOversight(
  { chain_manager, association_code }: Extract<UserCommand, { type: 'SetOversight' }>,
  state: ExistingUser,
): UserEvent[] | Refusal {
  if (state.chain_manager === chain_manager && state.association_code === association_code) return [];
  const gained = association_code !== null && state.association_code === null;
  if (gained && (chain_manager || state.marinas.length > 0)) return refuse('conflict', OVERSEER_WORKS_IN_MARINAS);
  return [{ type: 'OversightSet', data: { user_id: state.user_id, chain_manager, association_code } }];
}
