import type { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { EMAIL_CLAIM, userRecord } from './user-record.js';

/** Releases a deleted user's address for reuse. Safe to repeat; a no-op while the user exists. */
export async function releaseAddress(
  streams: StreamRepository,
  claims: Claims,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const { state } = await streams.load(userRecord, userId);
  if (state.exists || state.email === null) return;
  await claims.release(EMAIL_CLAIM, state.email, userRecord.streamOf(userId), context);
}
