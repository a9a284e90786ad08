const HOUR = 3_600_000;

/** Moves turn orange this long before they run out. */
const URGENT_HOURS = 12;

/** @param deadlineAt UTC instant; null: no deadline. @param now milliseconds since 1970 */
export function isUrgent(deadlineAt: string | null, now: number): boolean {
  return deadlineAt !== null && Date.parse(deadlineAt) - now <= URGENT_HOURS * HOUR;
}
