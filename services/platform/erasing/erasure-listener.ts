import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '../event-store/event-store.js';
import { PERSON_ERASED } from '../event-sourcing/person-erased.js';

const PAUSE_MS = 1_000;

/**
 * Follows the log for persons whom another process erased, and then clears this process's caches. It starts at the
 * head, because data erased earlier was never readable here.
 */
export class ErasureListener {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<EventStore, 'head' | 'subscribe'>,
    private readonly forget: () => void,
    private readonly logger: Logger,
  ) {}

  /** @throws EventStoreUnavailableError */
  async start(): Promise<void> {
    const head = await this.store.head();
    this.running = this.run(head);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(from: number): Promise<void> {
    const { signal } = this.stopping;
    let after = from;
    while (!signal.aborted) {
      try {
        for await (const { events } of this.store.subscribe({ after, signal })) {
          if (events.some(({ type }) => type === PERSON_ERASED)) this.forget();
          after = events.at(-1)?.position ?? after;
        }
      } catch (error) {
        if (!this.stopping.signal.aborted)
          this.logger.warn({ err: error }, 'the log cannot be followed for erased persons');
        // Erasures are missed until the log is followed again, so the caches are cleared here, too.
        this.forget();
      }
      await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
