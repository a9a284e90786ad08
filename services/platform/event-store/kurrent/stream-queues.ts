import { EventStoreUnavailableError } from '../event-store.js';

interface Waiting {
  readonly run: () => Promise<void>;
  readonly fail: (error: unknown) => void;
}

/**
 * One queue for each stream: its appends go to the server one after the other, in call order, so that one may expect
 * what the one before will leave. Streams do not wait for each other.
 */
export class StreamQueues {
  private readonly queues = new Map<string, Waiting[]>();
  private whenIdle: (() => void)[] = [];

  /**
   * Runs when everything asked for this stream before has settled. Whoever waits behind an append that the engine
   * could not take fails with it at once: a minute's outage must not be waited for once for each of them.
   */
  enqueue<T>(stream: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting = {
        run: async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            if (error instanceof EventStoreUnavailableError) this.failRest(stream, error);
          }
        },
        fail: reject,
      };
      const queue = this.queues.get(stream);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      this.queues.set(stream, [waiting]);
      void this.drain(stream);
    });
  }

  /** Settles when nothing is queued or under way. */
  async idle(): Promise<void> {
    if (this.queues.size === 0) return;
    await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  private async drain(stream: string): Promise<void> {
    const queue = this.queues.get(stream) ?? [];
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      await next.run();
      queue.shift();
    }
    this.queues.delete(stream);
    if (this.queues.size > 0) return;
    for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private failRest(stream: string, error: unknown): void {
    // The first is the one that has just failed; `drain` takes it out.
    for (const { fail } of this.queues.get(stream)?.splice(1) ?? []) fail(error);
  }
}
