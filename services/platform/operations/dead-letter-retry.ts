import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumerGroup } from '../consuming/singleton-consumers.js';
import type { DeadLetters } from '../consuming/dead-letters.js';

/** How long the caller waits for another process to retry. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_MS = 100;

/** Retries dead-lettered streams, in whichever process their consumer runs. */
export class DeadLetterRetry {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly groups: readonly ConsumerGroup[],
    /** False where consumers may run in other processes. */
    private readonly alone: boolean,
  ) {}

  /** Returns false when the retry failed, there is no dead letter, or no process has retried in time. */
  async resume(consumer: string, stream: string): Promise<boolean> {
    const here = this.groups.find((group) => group.status().some(({ name }) => name === consumer));
    if (here !== undefined) return here.resume(consumer, stream);
    return this.alone ? false : this.resumeRemotely(consumer, stream);
  }

  private async resumeRemotely(consumer: string, stream: string): Promise<boolean> {
    await this.deadLetters.requestRetry(consumer, stream);
    for (const until = performance.now() + LONGEST_WAIT_MS; performance.now() < until;) {
      const [entry] = await this.deadLetters.find({ consumer, stream });
      if (entry === undefined) return true;
      if (entry.wanted !== true) return false;
      await pause(LOOK_MS);
    }
    return false;
  }
}
