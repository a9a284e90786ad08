import type { Clock } from '../clock/clock.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { NEWS_FOR_MS } from '../processing/record-beginning.js';
import type { Policy } from './policy-host.js';

/**
 * A policy that tells people of events while these are news. It ignores older events: after a long outage, or in a
 * generated history.
 */
export abstract class NewsPolicy<E extends DomainEvent = DomainEvent> implements Policy<E> {
  abstract readonly name: string;
  abstract readonly reactsTo: readonly E['type'][];
  /** For so long an event is news, in milliseconds since it was recorded. */
  protected readonly newsFor: number = NEWS_FOR_MS;
  /** An event that may have been told already is not told again. */
  readonly skipsUnknown = true;

  constructor(protected readonly clock: Clock) {}

  /** As `Policy.handle`, for an event that is news. */
  protected abstract react(event: LoggedEvent<E>): Promise<void>;

  async handle(event: LoggedEvent<E>): Promise<void> {
    const age = this.clock.now().getTime() - Date.parse(event.metadata.recorded_at);
    if (age <= this.newsFor) await this.react(event);
  }
}
