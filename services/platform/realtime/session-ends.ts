import type { LoggedEvent } from '../event-sourcing/event-definition.js';

/** Whose sockets an event closes, and whether for good. */
export interface SessionEnd {
  readonly sessions?: readonly string[];
  /** All sessions of these users. */
  readonly users?: readonly string[];
  /**
   * `signed_out`: the token is worth nothing any more. `changed`: it still is, for another marina or with
   * other rights; the client connects again and is authenticated again.
   */
  readonly because: 'signed_out' | 'changed';
}

export type SessionEndReading = (event: LoggedEvent) => SessionEnd | undefined;

/** Which events end sessions; the area that keeps sessions registers them. */
export class SessionEnds {
  private readonly readings: SessionEndReading[] = [];

  register(reading: SessionEndReading): void {
    this.readings.push(reading);
  }

  endsOf(event: LoggedEvent): readonly SessionEnd[] {
    return this.readings.flatMap((read) => read(event) ?? []);
  }
}
