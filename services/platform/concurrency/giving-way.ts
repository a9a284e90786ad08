import { setImmediate } from 'node:timers/promises';

/** The pauses cost little at this length, and other requests are not noticeably delayed. */
const MOST_MS_AT_ONCE = 20;

/**
 * Lets other requests be served during long work in this process. The work calls `giveWay` between two of its steps; the call
 * pauses the work if it has run for some time since the last pause.
 */
export class GivingWay {
  private since = performance.now();

  async giveWay(): Promise<void> {
    if (performance.now() - this.since < MOST_MS_AT_ONCE) return;
    await setImmediate();
    this.since = performance.now();
  }
}
