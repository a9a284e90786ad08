import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { Aggregate } from './aggregate.js';
import type { CommandContext } from './command-context.js';
import type { DomainEvent } from './event-definition.js';
import type { StreamRepository } from './stream-repository.js';

/**
 * What the stream alone answers a command: the first time's receipt to one that was sent before,
 * IDEMPOTENCY_KEY_REUSED when its body is another one, STALE to one that named an older revision. Null: the command
 * is new. For handlers that touch anything else (other streams, files, money) before they append.
 */
export async function answeredBefore<S, E extends DomainEvent>(
  streams: StreamRepository,
  aggregate: Aggregate<S, E>,
  id: string,
  context: CommandContext,
): Promise<CommandReceipt | Refusal | null> {
  const asked: unknown[] = [];
  const answer = await streams.execute(aggregate, id, context, (state) => {
    asked.push(state);
    return [];
  });
  return asked.length > 0 ? null : answer;
}
