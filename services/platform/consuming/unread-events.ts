import type { EventStore, RecordedEvent } from '../event-store/event-store.js';
import type { ProjectionHost } from './projection-host.js';

/** The number of events that one call to a server returns; read models are rarely so far behind. */
const MOST = 500;

/** The events that are in the log and not yet in what queries read. */
export class UnreadEvents {
  constructor(
    private readonly store: Pick<EventStore, 'readAll' | 'head'>,
    private readonly projections: Pick<ProjectionHost, 'servedUpTo'>,
  ) {}

  /**
   * The position from which on queries show all events that matter; undefined if they do already. Reads the log once. If
   * the read models are so far behind that this does not suffice, every event may matter.
   */
  async lastThat(matters: (event: RecordedEvent) => boolean): Promise<number | undefined> {
    const after = await this.projections.servedUpTo();
    let last: number | undefined;
    let read = 0;
    for await (const event of this.store.readAll({ after, limit: MOST })) {
      read += 1;
      if (matters(event)) last = event.position;
    }
    return read < MOST ? last : this.store.head();
  }
}
