import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * A user who types and clicks without pauses. jsdom computes styles slowly and only in part, so it does not check
 * whether the pointer can reach an element; browser tests do.
 * @param advanceTimers advances fake time, in milliseconds; without it, user-event does not wait
 */
export function quickUser(advanceTimers?: (milliseconds: number) => void): UserEvent {
  const timers = advanceTimers === undefined ? { delay: null } : { advanceTimers };
  return userEvent.setup({ ...timers, pointerEventsCheck: 0 });
}
