/** The flag by which this browser remembers that a user has seen the introduction to absences (spec 2 §2). */
const keyOf = (userId: string): string => `absence_experience_${userId}`;

/** Whether the user has yet to see the introduction in this browser. */
export function isFirstVisit(userId: string): boolean {
  return localStorage.getItem(keyOf(userId)) === null;
}

export function rememberVisit(userId: string): void {
  localStorage.setItem(keyOf(userId), 'true');
}
