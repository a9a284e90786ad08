import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '../event-sourcing/event-log.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { HostedConsumer } from './hosted-consumer.js';
import type { AnyProjection } from './projection.js';
import type { Projector } from './projector.js';
import type { LiveVersions } from './live-versions.js';

/** Delay before an old version is dropped. Other processes check every second which version is served. */
export const STILL_READ_MS = 5_000;

/** A read model that this process runs. */
export interface Hosted {
  readonly projection: AnyProjection;
  readonly versions: LiveVersions;
  /** The collection that the consumer writes. */
  collectionName: string;
  /** The last complete version, which queries read. */
  served: ReadModelCollection;
  servedName: string;
  /** Position of an older version that is served and no longer fed; undefined once this program's version is served. */
  foundAt: number | undefined;
  projector: Projector;
  consumer: HostedConsumer;
  /** True if the read model is so far behind that it shares one reading of the log with others in the same state. */
  readonly sharesCatchUp: boolean;
  /** True while a large catch-up runs and the collection has no indexes. */
  filling: boolean;
}

interface Circumstances {
  /** True if other processes read the read models as well. */
  readonly shared: boolean;
  /** Aborting it leaves the served versions unchanged. */
  readonly signal: AbortSignal;
}

interface BlueGreenSwitchParts {
  readonly readModels: ReadModelStore;
  readonly log: EventLog;
  readonly logger: Logger;
}

/** Switches each read model to its new version once that is complete, then drops the old versions. */
export class BlueGreenSwitch {
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly parts: BlueGreenSwitchParts) {}

  /** Starts the switch of a read model whose consumer has started. */
  begin(hosted: Hosted, circumstances: Circumstances): void {
    const old = hosted.servedName !== hosted.collectionName;
    if (!old && !circumstances.shared) return;
    const swap = (old ? this.switchWhenReady(hosted, circumstances) : dropOthers(hosted, circumstances))
      .catch((error: unknown) =>
        this.parts.logger.error({ err: error }, 'a read model could not be switched to its new version'),
      )
      .finally(() => this.underWay.delete(swap));
    this.underWay.add(swap);
  }

  /** Resolves once no switch is under way. Stop the consumers or abort the signal first. */
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
        hosted.foundAt = undefined;
        await dropOthers(hosted, circumstances);
        logger.info({ from: old, to: hosted.collectionName }, 'read model switched to its new version');
        return;
      }
    }
  }
}

async function dropOthers(
  { projection, versions, collectionName }: Hosted,
  { shared, signal }: Circumstances,
): Promise<void> {
  // Other processes must first notice which version is served now.
  if (shared) await pause(STILL_READ_MS, undefined, { signal, ref: false }).catch(() => undefined);
  if (!signal.aborted) await versions.dropOthers(projection, collectionName);
}
