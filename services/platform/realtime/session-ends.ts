import type { LoggedEvent } from '../event-sourcing/event-definition.js';

/** The sockets that an event closes, and whether their clients may reconnect. */
export interface SessionEnd {
  readonly sessions?: readonly string[];
  /** All sessions of these users. */
  readonly users?: readonly string[];
  /**
   * `signed_out`: the token is no longer valid. `changed`: it may be valid with another marina or other permissions; then
   * the client reconnects and is authenticated again.
   */
  readonly because: 'signed_out' | 'changed';
}

export type SessionEndReading = (event: LoggedEvent) => SessionEnd | undefined;

/** The events that end sessions, registered by the area that keeps sessions. */
export class SessionEnds {
  private readonly readings: SessionEndReading[] = [];

  register(reading: SessionEndReading): void {
    this.readings.push(reading);
  }

  endsOf(event: LoggedEvent): readonly SessionEnd[] {
    return this.readings.flatMap((read) => read(event) ?? []);
  }
}
