import { Mutex } from 'async-mutex';
import { EventStoreUnavailableError } from '../event-store.js';

interface Queue {
  readonly mutex: Mutex;
  /** Why an append failed while others waited behind it. */
  outage?: EventStoreUnavailableError;
}

/**
 * One queue for each stream: its appends go to the server one after the other, in call order, so that each may expect
 * the revision that the one before leaves. Streams do not wait for each other.
 */
export class StreamQueues {
  private readonly queues = new Map<string, Queue>();

  /**
   * Runs the work when everything queued for this stream before has settled. Work that waits behind an append that failed
   * with `EventStoreUnavailableError` fails with the same error: otherwise each would wait out the outage after the other.
   */
  async enqueue<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(stream) ?? { mutex: new Mutex() };
    this.queues.set(stream, queue);
    try {
      return await queue.mutex.runExclusive(() => this.run(stream, queue, work));
    } finally {
      if (!queue.mutex.isLocked() && this.queues.get(stream) === queue) this.queues.delete(stream);
    }
  }

  /** Settles when no work is queued or running. */
  async idle(): Promise<void> {
    while (this.queues.size > 0) {
      await Promise.all([...this.queues.values()].map(({ mutex }) => mutex.waitForUnlock()));
    }
  }

  private async run<T>(stream: string, queue: Queue, work: () => Promise<T>): Promise<T> {
    if (queue.outage !== undefined) throw queue.outage;
    try {
      return await work();
    } catch (error) {
      if (error instanceof EventStoreUnavailableError) {
        queue.outage = error;
        // Later calls start with a queue of their own.
        this.queues.delete(stream);
      }
      throw error;
    }
  }
}
