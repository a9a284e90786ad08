import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EventLog } from '../event-sourcing/event-log.js';
import { type Hosted, STILL_READ_MS } from './blue-green-switch.js';
import type { ConsumerCommits } from './consumer-commits.js';
import type { DeadLetters } from './dead-letters.js';
import type { HostedConsumer } from './hosted-consumer.js';
import { nextCollectionName } from './projection.js';
import { Projector } from './projector.js';

/** How far the rebuild of a read model is. */
export interface RebuildProgress {
  /** The read model's name without version. */
  readonly read_model: string;
  readonly state: 'building' | 'served' | 'failed';
  /** Position that the new collection has reached, and the head of the log. */
  readonly position: number;
  readonly head: number;
  /** UTC instant. */
  readonly started_at: string;
}

interface RebuildBesideParts {
  readonly commits: ConsumerCommits;
  readonly log: EventLog;
  readonly deadLetters: DeadLetters;
  readonly logger: Logger;
  readonly consumer: (projector: Projector) => HostedConsumer;
}

/** How often the progress is read. */
const LOOK_MS = 250;

/**
 * Rebuilds single read models while the product runs: the new collection is built beside the served one, which queries
 * read until the new one is complete. The old consumer runs on for a moment, for callers that wait for it.
 */
export class RebuildBeside {
  private readonly latest = new Map<string, RebuildProgress>();
  /** By read model; each ends once the former collection is dropped. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(private readonly parts: RebuildBesideParts) {}

  /** The last rebuild of each read model since this process started. */
  progress(): RebuildProgress[] {
    return [...this.latest.values()];
  }

  /**
   * Returns false if the read model is being rebuilt already, or a new version of it is, and until the collection of a
   * rebuild before it is dropped: two at once would drop what the other still writes.
   */
  begin(hosted: Hosted, started_at: string, signal: AbortSignal): boolean {
    const { name } = hosted.projection;
    if (this.underWay.has(name) || hosted.servedName !== hosted.collectionName) return false;
    this.latest.set(name, { read_model: name, state: 'building', position: 0, head: 0, started_at });
    const rebuild = this.run(hosted, signal)
      .catch((error: unknown) => {
        this.note(name, { state: 'failed' });
        this.parts.logger.error({ err: error, read_model: name }, 'a read model could not be rebuilt');
      })
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, rebuild);
    return true;
  }

  /** Resolves once no rebuild is under way. Abort the signal first. */
  async ended(): Promise<void> {
    await Promise.all(this.underWay.values());
  }

  private async run(hosted: Hosted, signal: AbortSignal): Promise<void> {
    const { commits, deadLetters, logger } = this.parts;
    const { store: readModels } = commits;
    const { projection, versions, collectionName: old } = hosted;
    await versions.dropOthers(projection, old);
    const name = nextCollectionName(projection, old);
    // A rebuild of all read models may have left a checkpoint of this name.
    await readModels.deleteCheckpoint(name);
    const collection = await readModels.open({ name, indexes: projection.indexes });
    const projector = new Projector(projection, name, collection, commits, deadLetters);
    const consumer = this.parts.consumer(projector);
    consumer.start();
    if (!(await this.arrives(consumer, projection.name, signal))) {
      await consumer.stop();
      this.note(projection.name, { state: 'failed' });
      if (!signal.aborted) await versions.dropOthers(projection, old);
      return;
    }
    await versions.serve(projection, name);
    const former = hosted.consumer;
    Object.assign(hosted, { collectionName: name, served: collection, servedName: name, projector, consumer });
    this.note(projection.name, { state: 'served' });
    logger.info({ from: old, to: name }, 'read model rebuilt');
    await pause(STILL_READ_MS, undefined, { signal, ref: false }).catch(() => undefined);
    await former.stop();
    if (signal.aborted) return;
    await versions.dropOthers(projection, name);
    for (const { stream } of await deadLetters.find({ consumer: old })) await deadLetters.remove(old, stream);
  }

  /** True once the consumer has reached the head of the log; false if it or the process stops. */
  private async arrives(consumer: HostedConsumer, read_model: string, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted && consumer.status.state !== 'stopped') {
      const head = await this.parts.log.head();
      const arrived = await consumer.reached(head, LOOK_MS);
      this.note(read_model, { position: consumer.status.position, head });
      if (arrived) return true;
    }
    return false;
  }

  private note(read_model: string, change: Partial<RebuildProgress>): void {
    const before = this.latest.get(read_model);
    if (before !== undefined) this.latest.set(read_model, { ...before, ...change });
  }
}
