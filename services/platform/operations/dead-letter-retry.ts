import { setTimeout as pause } from 'node:timers/promises';
import type { ConsumerGroup } from '../consuming/singleton-consumers.js';
import type { Parking } from '../consuming/dead-letters.js';

/** How long whoever asks waits for another process to try. */
const LONGEST_WAIT_MS = 10_000;
const LOOK_MS = 100;

/** Takes parked streams up again, in whichever process their consumer runs. */
export class Resuming {
  constructor(
    private readonly parking: Parking,
    private readonly groups: readonly ConsumerGroup[],
    /** False where consumers may run in other processes. */
    private readonly alone: boolean,
  ) {}

  /** Answers false when it failed again, nothing of that name is parked, or nobody has tried yet. */
  async resume(consumer: string, stream: string): Promise<boolean> {
    const here = this.groups.find((group) => group.status().some(({ name }) => name === consumer));
    if (here !== undefined) return here.resume(consumer, stream);
    return this.alone ? false : this.resumeElsewhere(consumer, stream);
  }

  private async resumeElsewhere(consumer: string, stream: string): Promise<boolean> {
    await this.parking.want(consumer, stream);
    for (const until = performance.now() + LONGEST_WAIT_MS; performance.now() < until;) {
      const [entry] = await this.parking.find({ consumer, stream });
      if (entry === undefined) return true;
      if (entry.wanted !== true) return false;
      await pause(LOOK_MS);
    }
    return false;
  }
}
