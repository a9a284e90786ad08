import type { EventLog } from '../event-sourcing/event-log.js';
import type { PolicyHost } from './policy-host.js';
import type { ProjectionHost } from './projection-host.js';

/** All consumers of the log in this process. */
export class Consumers {
  constructor(
    private readonly log: EventLog,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
  ) {}

  /**
   * Waits until every event has been processed, including those that policies caused.
   * @throws Error if that takes longer than `withinMs`
   */
  async settled(withinMs = 60_000): Promise<void> {
    for (let head = await this.log.head(), before = -1; head !== before; head = await this.log.head()) {
      before = head;
      const arrived = (await this.policies.reached(head, withinMs)) && (await this.projections.reached(head, withinMs));
      if (!arrived) throw new Error(`the consumers have not reached position ${head} in ${withinMs} ms`);
    }
  }

  /** Waits like `settled`, then pauses all consumers until the next call or until `release`. */
  async settledAndHeld(): Promise<void> {
    this.log.release();
    await this.settled();
    this.log.hold();
  }

  /** Call it before the process stops. */
  release(): void {
    this.log.release();
  }
}
