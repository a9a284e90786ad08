import { parentPort } from 'node:worker_threads';
import type { ProjectionHost } from '../consuming/projection-host.js';
import { SNAPSHOTS } from '../event-sourcing/snapshot-store.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import type { RebuildMessage } from './messages.js';
import { ReceivedLog } from './received-log.js';

/** Smaller batches than in a rebuild, with indexes kept: the work that remains when the log ends delays its caller. */
const AT_ONCE = 5_000;

/** The part of the product that builds read models; closing it closes the read models. */
interface Builder {
  readonly projections: ProjectionHost;
  close(): Promise<void>;
}

/**
 * Runs in the thread: builds the read models from the events that `RebuildWorker` sends, and ends after the last one.
 */
export async function runRebuildWorker(
  readModels: ReadModelStore,
  open: (log: ReceivedLog) => Promise<Builder>,
): Promise<void> {
  const log = new ReceivedLog();
  const ended = new Promise<Extract<RebuildMessage, { end: true }>>((resolve) => {
    parentPort?.on('message', (message: RebuildMessage) => {
      if ('events' in message) {
        log.receive(message.events);
        return;
      }
      log.end();
      resolve(message);
    });
  });
  const builder = await open(log);
  await builder.projections.rebuild(() => undefined, { atOnce: AT_ONCE, indexed: true });
  const { snapshots } = await ended;
  const kept = await readModels.open({ name: SNAPSHOTS, indexes: [] });
  await kept.write(snapshots.map(({ _id, _position: position, ...document }) => ({ _id, position, document })));
  await builder.close();
  parentPort?.close();
}
