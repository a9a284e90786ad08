import { createHash } from 'node:crypto';
import { CLAIM_STREAM } from '../../../services/platform/event-sourcing/claims.js';
import { openKurrentEventStore } from '../../../services/platform/event-store/kurrent/open-kurrent-event-store.js';
import { events } from '../event-store/event-fixtures.js';

/** A server takes a megabyte in one append. */
const APPENDED_AT_ONCE = 1_000;

/**
 * Adds events that concern no read model to the log of a server, in a new stream.
 * @returns the position of the last one
 */
export async function appendIrrelevant(url: string, stream: string, count: number): Promise<number> {
  const log = await openKurrentEventStore(url);
  let last = 0;
  // A server's reads leave out streams whose names are not of our form.
  const name = `${CLAIM_STREAM}${createHash('sha256').update(stream).digest('hex')}`;
  try {
    for (let first = 0; first < count; first += APPENDED_AT_ONCE) {
      const released = events(Math.min(APPENDED_AT_ONCE, count - first)).map((event) => ({
        ...event,
        type: 'NameReleased',
        data: { owner_stream: 'pier-1', at: event.metadata.recorded_at },
      }));
      const expected = first === 0 ? 'no_stream' : first - 1;
      last = (await log.append(name, expected, released)).position;
    }
  } finally {
    await log.close();
  }
  return last;
}
