import type { DomainEvent } from './event-definition.js';

/** How a stream's events become the state its decider decides on. */
export interface Aggregate<S, E extends DomainEvent> {
  /** Stream names are `<prefix><id>`, e.g. `reservation-`. */
  readonly prefix: string;
  initial(): S;
  /** May change `state` in place and return it: the repository owns it and throws it away on failure. */
  evolve(state: S, event: E): S;
  /** For streams that grow for years. */
  readonly snapshot?: {
    readonly version: number;
    /** Events between two snapshots. */
    readonly every: number;
    to(state: S): Record<string, unknown>;
    from(snapshot: Record<string, unknown>): S;
  };
}
