import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import type { UserEvent } from '../domain/user-events.js';
import { evolve, initial, type UserState } from '../domain/user-state.js';

/** Never snapshotted: a snapshot would hold names and hashes outside of what erasing a person reaches. */
export const userAggregate: Aggregate<UserState, UserEvent> = { prefix: 'user-', initial, evolve };

/** Kind of the claims on sign-in addresses. */
export const EMAIL_CLAIM = 'user-email';

export function userStream(userId: string): string {
  return `${userAggregate.prefix}${userId}`;
}

/** The user that a stream of the claims belongs to. */
export function userIdOf(stream: string): string {
  return stream.slice(userAggregate.prefix.length);
}
