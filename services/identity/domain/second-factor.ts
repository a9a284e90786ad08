import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, secondFactorErrors } from '../../../contracts/identity/errors.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { endSessions } from './sessions.js';
import type { SecondProof, UserCommand } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import { refuseManager } from './user-management.js';
import type { ExistingUser } from './user-state.js';

type Of<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

const notSet = () => refuse('conflict', secondFactorErrors.not_set);

/** Null: the user has no second factor, or this proof holds for it. A code of the app holds once. */
export function refuseSecond(state: ExistingUser, second: SecondProof | 'wrong' | null): Refusal | null {
  const factor = state.second_factor;
  if (factor === null) return null;
  if (second === null) return refuse('unauthenticated', SECOND_FACTOR_REQUIRED);
  return second !== 'wrong' && holds(state, second) ? null : refuse('unauthenticated', SECOND_FACTOR_WRONG);
}

function holds({ second_factor: factor }: ExistingUser, second: SecondProof): boolean {
  if (factor === null || factor.factor_id !== second.factor_id) return false;
  if (second.kind === 'app') return second.time_step > factor.time_step;
  return typeof factor.recovery_digests[second.index] === 'string';
}

/** What a sign-in with this proof leaves in the log beside the session. */
export function usedCodes({ user_id, second_factor }: ExistingUser, second: SecondProof | 'wrong' | null): UserEvent[] {
  if (second_factor === null || second === null || second === 'wrong' || second.kind === 'app') return [];
  return [{ type: 'RecoveryCodeUsed', data: { user_id, index: second.index } }];
}

/** Sessions that were opened without it end, for one of them may be why the user wants it. */
export function setSecondFactor(
  { session_id, factor }: Of<'SetSecondFactor'>,
  state: ExistingUser,
  now: string,
): UserEvent[] | Refusal {
  if (state.second_factor !== null) return refuse('conflict', secondFactorErrors.set_already);
  return [
    { type: 'SecondFactorSet', data: { user_id: state.user_id, ...factor, at: now } },
    ...endSessions(state, 'second_factor', (session) => session.session_id !== session_id),
  ];
}

export function replaceRecoveryCodes(
  { recovery_digests, second }: Of<'ReplaceRecoveryCodes'>,
  state: ExistingUser,
): UserEvent[] | Refusal {
  const { user_id, second_factor } = state;
  if (second_factor === null) return notSet();
  // Whoever has a session and the password only must not get codes that open further sessions.
  if (second === 'wrong' || !holds(state, second)) return refuseFields({ path: 'code', code: 'secondFactorWrong' });
  return [{ type: 'RecoveryCodesReplaced', data: { user_id, recovery_digests: [...recovery_digests] } }];
}

export function removeSecondFactor(
  { second, needed }: Of<'RemoveSecondFactor'>,
  state: ExistingUser,
): UserEvent[] | Refusal {
  if (state.second_factor === null) return notSet();
  if (needed) return refuse('conflict', secondFactorErrors.needed);
  if (second === 'wrong' || !holds(state, second)) return refuseFields({ path: 'code', code: 'secondFactorWrong' });
  return [{ type: 'SecondFactorRemoved', data: { user_id: state.user_id, by: 'user' } }];
}

/**
 * A manager helps somebody who lost the app and the recovery codes. Only the marina where the user works may: elsewhere
 * the same account opens what this manager has no say in.
 */
export function resetSecondFactor({ by }: Of<'ResetSecondFactor'>, state: ExistingUser): UserEvent[] | Refusal {
  // One's own is removed with a code, and only where no marina requires it.
  if (by.user_id === state.user_id) return refuse('forbidden', 'FORBIDDEN');
  // The account of a chain manager may open a chain, even where a single marina invited it.
  if (state.chain_manager && !by.is_admin) {
    const known = state.marinas.some(({ marina_id }) => marina_id === by.marina_id);
    return known ? refuse('forbidden', 'FORBIDDEN') : refuse('not_found', 'USER_NOT_FOUND');
  }
  const refusal = refuseManager(by, state);
  if (refusal !== null) return refusal;
  if (state.marinas.length > 1 && !by.is_admin) return refuse('conflict', secondFactorErrors.not_only_marina);
  if (state.second_factor === null) return notSet();
  return [
    { type: 'SecondFactorRemoved', data: { user_id: state.user_id, by: 'manager' } },
    ...endSessions(state, 'second_factor', () => true),
  ];
}
