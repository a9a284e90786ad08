import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { Aggregate } from './aggregate.js';
import type { CommandContext } from './command-context.js';
import type { DomainEvent } from './event-definition.js';
import type { StreamRepository } from './stream-repository.js';

/**
 * Checks a command against its stream alone. Returns the original receipt if the command was sent before,
 * IDEMPOTENCY_KEY_REUSED if it was sent with another body, STALE if it names an older revision, and null if it is new.
 * For handlers that touch anything else (other streams, files, money) before they append.
 */
export async function answeredBefore<S, E extends DomainEvent>(
  streams: StreamRepository,
  aggregate: Aggregate<S, E>,
  id: string,
  context: CommandContext,
): Promise<CommandReceipt | Refusal | null> {
  const decided: unknown[] = [];
  const answer = await streams.execute(aggregate, id, context, (state) => {
    decided.push(state);
    return [];
  });
  return decided.length > 0 ? null : answer;
}

/**
 * Foresees a command that claims a name, or changes another stream, before it appends: its first receipt if it was sent
 * before, what refuses it otherwise, and null if it would append. Appends nothing.
 */
export async function foreseen<S, E extends DomainEvent>(
  streams: StreamRepository,
  aggregate: Aggregate<S, E>,
  id: string,
  context: CommandContext,
  decide: (state: S) => readonly E[] | Refusal,
): Promise<CommandReceipt | Refusal | null> {
  const decided: ReturnType<typeof decide>[] = [];
  const answer = await streams.execute(aggregate, id, context, (state) => {
    const events = decide(state);
    decided.push(events);
    return isRefusal(events) ? events : [];
  });
  const last = decided.at(-1);
  return last === undefined || isRefusal(last) ? answer : null;
}
