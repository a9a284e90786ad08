import { setImmediate } from 'node:timers/promises';
import type { EventLog, LogBatch, ReadEvent } from '../event-sourcing/event-log.js';
import type { RetryingHandler } from './hosted-consumer.js';
import type { Projector } from './projector.js';

/** Events processed in one batch, some tens of megabytes. Each document is written once per batch. */
const AT_ONCE = 20_000;

/**
 * Feeds several read models from one reading of a long stretch of the log. All other followers of the log are held
 * meanwhile: a policy on old events would take the processor from the build, and wait for the read models anyway.
 * @param after position that all of the read models have processed
 * @param atOnce number of events processed in one batch
 * @param onProgress receives the position that all of them have reached, and the head
 * @returns number of events processed
 */
export async function catchUpTogether(
  log: EventLog,
  projectors: readonly Projector[],
  stretch: { readonly after: number; readonly head: number; readonly atOnce?: number },
  onProgress: (position: number, head: number) => void,
  signal: AbortSignal,
): Promise<number> {
  if (stretch.after >= stretch.head) return 0;
  log.hold();
  try {
    return await feed(log, projectors, stretch, onProgress, signal);
  } finally {
    log.release();
  }
}

async function feed(
  log: EventLog,
  projectors: readonly Projector[],
  { after, head, atOnce = AT_ONCE }: { readonly after: number; readonly head: number; readonly atOnce?: number },
  onProgress: (position: number, head: number) => void,
  signal: AbortSignal,
): Promise<number> {
  let events: ReadEvent[] = [];
  let processed = 0;
  for await (const { events: more, position, caughtUp } of log.followDuringHold(after, signal)) {
    for (const event of more) events.push(event);
    const arrived = caughtUp || position >= head;
    if (events.length < atOnce && !arrived) continue;
    await takeIn(projectors, { events, position, caughtUp: arrived }, signal);
    if (signal.aborted) return processed;
    processed += events.length;
    onProgress(position, head);
    events = [];
    if (arrived) return processed;
  }
  return processed;
}

async function takeIn(projectors: readonly Projector[], batch: LogBatch, signal: AbortSignal): Promise<void> {
  for (const projector of projectors) {
    if (signal.aborted) return;
    await projector.handle(batch);
    // The position is saved even if no event was of interest; otherwise every start would read the same events again.
    if (batch.caughtUp) await projector.settle();
    // Each batch blocks the process for a while. Yielding here lets health checks be answered in between.
    await setImmediate();
  }
}

/** One shared reading of the log. The first read model that needs it starts it. */
export class SharedCatchUp {
  private running: Promise<void> | undefined;
  private readonly listeners: ((position: number) => void)[] = [];

  constructor(
    private readonly log: EventLog,
    private readonly projectors: readonly Projector[],
    private readonly head: number,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Resolves once all read models have processed the log up to the head, or the signal aborts.
   * @param onProgress never receives the head itself, because the indexes are still to be built then
   */
  finished(onProgress: (position: number) => void): Promise<void> {
    this.listeners.push(onProgress);
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const { log, projectors, head, signal } = this;
    const after = Math.min(...(await Promise.all(projectors.map((projector) => projector.start()))));
    const report = (position: number) => {
      if (position < head) for (const moved of this.listeners) moved(position);
    };
    await catchUpTogether(log, projectors, { after, head }, report, signal);
  }
}

/** Builds a read model that is far behind together with others; after that it follows the log alone. */
export class CatchUpHandler implements RetryingHandler {
  readonly name: string;

  constructor(
    private readonly projector: Projector,
    private build: SharedCatchUp | undefined,
    /** Builds the read model's indexes if they do not exist yet. */
    private readonly index: () => Promise<void>,
  ) {
    this.name = projector.name;
  }

  /** A failed build is not started again; each read model then continues from its own checkpoint. */
  async start(onProgress: (position: number) => void): Promise<number> {
    const { build } = this;
    this.build = undefined;
    await build?.finished(onProgress);
    await this.index();
    return this.projector.start();
  }

  handle(batch: LogBatch): Promise<void> {
    return this.projector.handle(batch);
  }

  settle(): Promise<void> {
    return this.projector.settle();
  }

  resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean> {
    return this.projector.resume(log, stream, fromRevision, handled);
  }
}
