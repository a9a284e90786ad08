import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type EventLog, isUnreadable } from '../event-sourcing/event-log.js';
import { SNAPSHOTS } from '../event-sourcing/snapshot-store.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import type { LogPlace, ReadModelStore } from '../read-models/read-model-store.js';
import type { RebuildMessage, RebuildFolders } from './messages.js';

/** Consumers that did not run while a log was filled skip events older than this. */
const NEWS_FOR_MS = 7 * 86_400_000;

/**
 * Builds the read models of a log on another processor while this process writes the log. The events are already
 * decrypted here, so the thread need not decrypt them again.
 */
export class RebuildWorker {
  private readonly thread: Worker;
  private readonly ended: Promise<void>;
  private readonly scratch = mkdtempSync(join(tmpdir(), 'quayside-building-'));
  private readonly failure = new AbortController();
  private readonly following = new AbortController();
  private readonly handingOver: Promise<void>;
  private readonly newsFrom = new Date(Date.now() - NEWS_FOR_MS).toISOString();
  private position = 0;
  /** The last event older than `newsFrom`. */
  private old: LogPlace = { position: 0, event_id: null };
  private arrived: () => void = () => undefined;

  /**
   * @param program runs in the thread and opens the read models of `directory` itself
   * @param log followed from its start
   */
  constructor(
    program: URL,
    directory: string,
    private readonly log: EventLog,
  ) {
    const workerData: RebuildFolders = { directory, scratch: this.scratch };
    this.thread = new Worker(program, { workerData });
    this.ended = new Promise((resolve, reject) => {
      this.thread.on('error', reject);
      this.thread.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`the read models were not built: ${code}`)),
      );
    });
    this.handingOver = this.handOver();
    // Errors are reported to the caller that awaits the end, not as unhandled rejections of the process.
    for (const part of [this.ended, this.handingOver]) {
      part.catch((error: unknown) => {
        this.following.abort();
        this.failure.abort(error);
      });
    }
  }

  /** Aborts if the thread ends early, with the error as its reason. */
  get failed(): AbortSignal {
    return this.failure.signal;
  }

  /**
   * Waits until the read models contain the whole log, and closes them.
   * @param kept store with the snapshots
   * @returns the last event that is no news
   * @throws the error of the thread
   */
  async finish(kept: ReadModelStore): Promise<LogPlace> {
    this.log.release();
    await Promise.race([this.handedOver(await this.log.head()), this.ended, this.handingOver]);
    this.following.abort();
    await this.handingOver;
    const snapshots = await (await kept.open({ name: SNAPSHOTS, indexes: [] })).find({});
    this.post({ end: true, snapshots });
    await this.ended;
    rmSync(this.scratch, { recursive: true });
    return this.old;
  }

  /** Stops and leaves everything unfinished. Resolves to the error of the thread, if any. */
  async abandon(): Promise<unknown> {
    const { reason } = this.failure.signal as { reason: unknown };
    this.following.abort();
    await this.thread.terminate();
    await this.ended.catch(() => undefined);
    rmSync(this.scratch, { recursive: true, force: true });
    return reason;
  }

  private async handOver(): Promise<void> {
    for await (const batch of this.log.follow(0, this.following.signal)) {
      const legible = batch.events.map((event) => {
        if (isUnreadable(event)) throw event.error;
        const { id: event_id, position, metadata } = event;
        if (metadata.recorded_at < this.newsFrom) this.old = { position, event_id };
        return event as unknown as RecordedEvent;
      });
      this.post({ events: legible });
      this.position = batch.position;
      this.arrived();
    }
  }

  private async handedOver(position: number): Promise<void> {
    while (this.position < position) await new Promise<void>((resolve) => (this.arrived = resolve));
  }

  private post(message: RebuildMessage): void {
    this.thread.postMessage(message);
  }
}
