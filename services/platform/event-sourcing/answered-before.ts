import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { Aggregate } from './aggregate.js';
import type { CommandContext } from './command-context.js';
import type { DomainEvent } from './event-definition.js';
import type { StreamRepository } from './stream-repository.js';

/**
 * Checks a command against its stream alone. Returns the original receipt if the command was sent before,
 * IDEMPOTENCY_KEY_REUSED if it was sent with another body, STALE if it names an older revision, and null if it is new.
 * For handlers that touch anything else (other streams, files, money) before they append, and that decide later.
 */
export function answeredBefore<S, E extends DomainEvent>(
  streams: StreamRepository,
  aggregate: Aggregate<S, E>,
  id: string,
  context: CommandContext,
): Promise<CommandReceipt | Refusal | null> {
  return streams.foresee(aggregate, id, context, () => []);
}
