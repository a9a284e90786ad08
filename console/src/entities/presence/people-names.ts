import type { PresentPerson } from '../../../../contracts/realtime.js';

/** Most names in one sentence. */
const MOST_NAMED = 3;

/** The names of a sentence; the rest is counted. */
export function namedPeople(people: readonly PresentPerson[]): {
  readonly names: readonly string[];
  readonly more: number;
} {
  const named = people.length <= MOST_NAMED ? people : people.slice(0, MOST_NAMED - 1);
  return { names: named.map(({ name }) => name), more: people.length - named.length };
}
