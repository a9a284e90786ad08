import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '../event-sourcing/event-log.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { HostedConsumer } from './hosted-consumer.js';
import type { AnyProjection } from './projection.js';
import type { Projector } from './projector.js';
import type { LiveVersions } from './live-versions.js';

/** A version that is served no more is dropped so much later: other processes look every second which one is. */
const STILL_READ_MS = 5_000;

/** A read model that runs in this process. */
export interface Hosted {
  readonly projection: AnyProjection;
  readonly versions: LiveVersions;
  readonly collectionName: string;
  /** What queries read: the last complete version. */
  served: ReadModelCollection;
  servedName: string;
  projector: Projector;
  consumer: HostedConsumer;
  /** Has that much before it that it is better read once, for all who have. */
  readonly sharesCatchUp: boolean;
  /** Is being filled with a lot, and has no indexes yet. */
  filling: boolean;
}

interface Circumstances {
  /** Other processes read the read models, too. */
  readonly shared: boolean;
  /** Leaves what is served as it is. */
  readonly signal: AbortSignal;
}

interface BlueGreenSwitchParts {
  readonly readModels: ReadModelStore;
  readonly log: EventLog;
  readonly logger: Logger;
}

/** Puts new versions of read models in the place of old ones once they are complete, and removes those. */
export class BlueGreenSwitch {
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly parts: BlueGreenSwitchParts) {}

  /** For a read model whose consumer has begun. */
  begin(hosted: Hosted, circumstances: Circumstances): void {
    const old = hosted.servedName !== hosted.collectionName;
    if (!old && !circumstances.shared) return;
    const swap = (old ? this.switchWhenReady(hosted, circumstances) : dropOthers(hosted, circumstances))
      .catch((error: unknown) => this.parts.logger.error({ err: error }, 'an old read model is still there'))
      .finally(() => this.underWay.delete(swap));
    this.underWay.add(swap);
  }

  /** Settles when none is under way; the consumers have stopped, or the signal has aborted. */
  async ended(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async switchWhenReady(hosted: Hosted, circumstances: Circumstances): Promise<void> {
    const { versions, projection } = hosted;
    const { readModels, log, logger } = this.parts;
    const head = await log.head();
    while (hosted.consumer.status.state !== 'stopped') {
      if (await hosted.consumer.reached(head, 1000)) {
        const old = hosted.servedName;
        await versions.serve(projection);
        hosted.served = await readModels.open({ name: hosted.collectionName, indexes: projection.indexes });
        hosted.servedName = hosted.collectionName;
        await dropOthers(hosted, circumstances);
        logger.info({ from: old, to: hosted.collectionName }, 'read model swapped in');
        return;
      }
    }
  }
}

async function dropOthers({ projection, versions }: Hosted, { shared, signal }: Circumstances): Promise<void> {
  // Other processes have to have seen which version is served now.
  if (shared) await pause(STILL_READ_MS, undefined, { signal, ref: false }).catch(() => undefined);
  if (!signal.aborted) await versions.dropOthers(projection);
}
