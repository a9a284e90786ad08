import { Injectable } from '@nestjs/common';

/** Reservations whose berth is being chosen in this process right now; the mending policy waits for them. */
@Injectable()
export class BerthsUnderWay {
  private readonly running = new Map<string, Set<Promise<unknown>>>();

  async during<T>(reservationId: string, work: () => Promise<T>): Promise<T> {
    const running = work();
    const all = this.running.get(reservationId) ?? new Set();
    all.add(running);
    this.running.set(reservationId, all);
    try {
      return await running;
    } finally {
      all.delete(running);
      if (all.size === 0) this.running.delete(reservationId);
    }
  }

  /** Resolves when nothing is under way for the reservation. */
  async settled(reservationId: string): Promise<void> {
    const all = this.running.get(reservationId);
    if (all !== undefined) await Promise.allSettled([...all]);
  }
}
