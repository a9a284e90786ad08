import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * A person who types and clicks without pauses. Whether the pointer could reach an element is a matter of styles, which
 * jsdom works out slowly and only in part: browser tests check it.
 *
 * @param advanceTimers lets fake time pass, in milliseconds; without it, user-event waits for nothing
 */
export function quickUser(advanceTimers?: (milliseconds: number) => void): UserEvent {
  const timers = advanceTimers === undefined ? { delay: null } : { advanceTimers };
  return userEvent.setup({ ...timers, pointerEventsCheck: 0 });
}
