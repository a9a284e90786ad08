import { setImmediate } from 'node:timers/promises';
import type { EventLog, LogBatch, ReadEvent } from '../event-sourcing/event-log.js';
import type { RetryingHandler } from './hosted-consumer.js';
import type { Projector } from './projector.js';

/**
 * Events that are taken in together: what happens to a document within them is written once. Some tens of megabytes.
 */
const AT_ONCE = 20_000;

/**
 * Takes a long stretch of the log into several read models from one reading of it. Whoever else follows the log waits
 * meanwhile at about the same place, so that its pages are read and decrypted once for all.
 * @param after position from which on the read models, or some of them, have not seen the log yet
 * @param atOnce events that are taken in together
 * @param onProgress position up to which all of them have, and the head
 */
export async function catchUpTogether(
  log: EventLog,
  projectors: readonly Projector[],
  { after, head, atOnce = AT_ONCE }: { readonly after: number; readonly head: number; readonly atOnce?: number },
  onProgress: (position: number, head: number) => void,
  signal: AbortSignal,
): Promise<void> {
  if (after >= head) return;
  let events: ReadEvent[] = [];
  for await (const { events: more, position, caughtUp } of log.follow(after, signal)) {
    for (const event of more) events.push(event);
    const arrived = caughtUp || position >= head;
    if (events.length < atOnce && !arrived) continue;
    await takeIn(log, projectors, { events, position, caughtUp: arrived }, signal);
    if (signal.aborted) return;
    onProgress(position, head);
    events = [];
    if (arrived) return;
  }
}

async function takeIn(
  log: EventLog,
  projectors: readonly Projector[],
  batch: LogBatch,
  signal: AbortSignal,
): Promise<void> {
  log.hold();
  try {
    for (const projector of projectors) {
      if (signal.aborted) return;
      await projector.handle(batch);
      // Also where nothing of it was of interest: otherwise every start looks at the same events again.
      if (batch.caughtUp) await projector.save(batch.position);
      // Each blocks the process for a while; whoever asks whether it lives gets an answer in between.
      await setImmediate();
    }
  } finally {
    log.release();
  }
}

/** One such reading, begun by the first of its read models that asks for it and shared by all. */
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
   * Settles when all read models have taken in the log up to the head, or the signal aborts.
   * @param onProgress is not told of the head itself: nobody is there before the indexes are
   */
  finished(onProgress: (position: number) => void): Promise<void> {
    this.listeners.push(onProgress);
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const { log, projectors, head, signal } = this;
    const after = Math.min(...(await Promise.all(projectors.map((projector) => projector.start()))));
    const tell = (position: number) => {
      if (position < head) for (const moved of this.listeners) moved(position);
    };
    await catchUpTogether(log, projectors, { after, head }, tell, signal);
  }
}

/** A read model that is far behind and first built together with others; from there on it follows the log by itself. */
export class CatchUpHandler implements RetryingHandler {
  readonly name: string;

  constructor(
    private readonly projector: Projector,
    private build: SharedCatchUp | undefined,
    /** Makes the read model's indexes, where they are not there yet. */
    private readonly index: () => Promise<void>,
  ) {
    this.name = projector.name;
  }

  /** Where the build fails, it is not begun again: then each read model goes on from its own checkpoint. */
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

  resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean> {
    return this.projector.resume(log, stream, fromRevision, handled);
  }
}
