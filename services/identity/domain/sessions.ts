import type { SessionEnded } from '../../../contracts/identity/events.js';
import type { NewSession } from './user-commands.js';
import type { UserEvent } from './user-events.js';
import { type ExistingUser, isLive, type Session } from './user-state.js';

/** Maximum number of live sessions per user; starting another one ends the oldest. */
export const MOST_SESSIONS = 20;

/** @param time_step of the app's code, if the user has a second factor */
export function startSession(
  state: ExistingUser,
  session: NewSession,
  now: string,
  time_step: number | undefined,
): UserEvent[] {
  const live = state.sessions.filter((each) => isLive(each, now));
  const surplus = new Set(live.slice(0, Math.max(0, live.length - MOST_SESSIONS + 1)));
  const marina_id = state.marinas[0]?.marina_id ?? null;
  const step = time_step === undefined ? {} : { time_step };
  return [
    ...endSessions(state, 'too_many', (each) => surplus.has(each)),
    { type: 'SessionStarted', data: { user_id: state.user_id, ...session, at: now, marina_id, ...step } },
  ];
}

export function endSessions(
  state: ExistingUser,
  reason: SessionEnded['reason'],
  which: (session: Session) => boolean,
): UserEvent[] {
  return state.sessions
    .filter(which)
    .map(({ session_id }) => ({ type: 'SessionEnded', data: { user_id: state.user_id, session_id, reason } }));
}
