import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

/** Splits an entry's sentence into its title, which is printed bold, and the rest. */
export function titleAndRest({ title, words }: Pick<AuditEntry, 'title' | 'words'>): readonly [string, string] {
  return words.startsWith(title) ? [title, words.slice(title.length)] : [words, ''];
}

export interface SeenPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * The people who acted in these entries, sorted by name. The system, erased people and anonymous actors are left out.
 */
export function peopleIn(entries: readonly AuditEntry[]): readonly SeenPerson[] {
  const people = new Map<string, SeenPerson>();
  for (const { actor } of entries) {
    if (actor.kind === 'system' || actor.erased || actor.id === 'anonymous') continue;
    people.set(actor.id, { id: actor.id, name: actor.name });
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}
