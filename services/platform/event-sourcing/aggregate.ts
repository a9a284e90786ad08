import type { DomainEvent } from './event-definition.js';

/** Folds a stream's events into the state on which its decider decides. */
export interface Aggregate<S, E extends DomainEvent> {
  /** Stream names are `<prefix><id>`, e.g. `reservation-`. */
  readonly prefix: string;
  initial(): S;
  /** May mutate `state` and return it: the repository owns it and discards it on failure. */
  evolve(state: S, event: E): S;
  /** For streams that grow over years. */
  readonly snapshot?: {
    readonly version: number;
    /** Number of events between two snapshots. */
    readonly every: number;
    to(state: S): Record<string, unknown>;
    from(snapshot: Record<string, unknown>): S;
  };
}
