import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';

/** Sessions whose latest use is remembered; the one that was silent longest is forgotten first. */
const MOST = 20_000;

/**
 * When sessions were last used, in the memory of this process: an event for each call would make the log grow with
 * reading.
 */
@Injectable()
export class SessionUses {
  private readonly latest = new Map<string, string>();

  constructor(@Inject(Clock) private readonly clock: Clock) {}

  note(sessionId: string): void {
    // Deleting first moves the session to the end of the map's order.
    this.latest.delete(sessionId);
    this.latest.set(sessionId, this.clock.nowIso());
    if (this.latest.size > MOST) for (const oldest of this.latest.keys()) return void this.latest.delete(oldest);
  }

  /** Null: not since this process started. */
  of(sessionId: string): string | null {
    return this.latest.get(sessionId) ?? null;
  }
}
