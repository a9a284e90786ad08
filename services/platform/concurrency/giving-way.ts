import { setImmediate } from 'node:timers/promises';

/** Long enough that the pauses cost little, short enough that nobody notices. */
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
