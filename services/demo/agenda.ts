import { addDays, dayNumber } from '../../contracts/vocabulary/dates.js';

/** Hours of the day, UTC, at which actions take place; all actions of one slot run concurrently. */
const HOURS = [6.5, 8, 9.5, 11, 13, 15, 17, 19.5] as const;
export const SLOTS_A_DAY = HOURS.length;
/** Arrivals are around noon. */
const ARRIVAL_SLOT = 4;

/** Maximum number of concurrent commands: their appends share a commit. */
const AT_ONCE = 32;

/** A sequence of actions over several days: yields the slot at which to continue. */
export type Course = AsyncGenerator<number, void, void>;

/** The days of a demo marina, divided into slots, with the courses to run at each. */
export class Agenda {
  private readonly courses = new Map<number, Course[]>();
  /** The current slot. */
  slot = -1;

  constructor(readonly firstDay: string) {}

  slotOf(date: string, ofDay = ARRIVAL_SLOT): number {
    return (dayNumber(date) - dayNumber(this.firstDay)) * SLOTS_A_DAY + ofDay;
  }

  /** The instant of a slot, milliseconds since 1970. */
  timeOf(slot: number): number {
    const day = dayNumber(this.firstDay) + Math.floor(slot / SLOTS_A_DAY);
    return day * 86_400_000 + (HOURS[slot % SLOTS_A_DAY] ?? 0) * 3_600_000;
  }

  dateOf(slot: number): string {
    return addDays(this.firstDay, Math.floor(slot / SLOTS_A_DAY));
  }

  /** The last slot before an instant. */
  lastSlotBefore(time: number): number {
    let slot = Math.floor(time / 86_400_000 - dayNumber(this.firstDay) + 1) * SLOTS_A_DAY;
    while (this.timeOf(slot) >= time) slot -= 1;
    return slot;
  }

  plan(slot: number, course: Course): void {
    const later = Math.max(slot, this.slot + 1);
    const there = this.courses.get(later);
    if (there === undefined) this.courses.set(later, [course]);
    else there.push(course);
  }

  /** Continues every course planned for a slot. */
  async live(slot: number): Promise<void> {
    this.slot = slot;
    const courses = this.courses.get(slot) ?? [];
    this.courses.delete(slot);
    await eachOf(courses, async (course) => {
      const step = await course.next();
      if (step.done !== true) this.plan(step.value, course);
    });
  }
}

/**
 * Processes a list with limited concurrency, starting in the list's order.
 * @throws the first error, once all have ended
 */
export async function eachOf<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const item = list[next] as T;
      next += 1;
      await work(item);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, list.length) }, worker));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
