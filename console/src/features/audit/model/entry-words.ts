import type { AuditEntry } from '../../../../../contracts/audit/entry.js';

/** What happened, and the rest of the sentence that names who did it: the first is printed bold. */
export function titleAndRest({ title, words }: Pick<AuditEntry, 'title' | 'words'>): readonly [string, string] {
  return words.startsWith(title) ? [title, words.slice(title.length)] : [words, ''];
}

export interface SeenPerson {
  readonly id: string;
  readonly name: string;
}

/** People who did something in these entries, by name; Quayside and those who are nobody any more are not among them. */
export function peopleIn(entries: readonly AuditEntry[]): readonly SeenPerson[] {
  const people = new Map<string, SeenPerson>();
  for (const { actor } of entries) {
    if (actor.kind === 'system' || actor.erased || actor.id === 'anonymous') continue;
    people.set(actor.id, { id: actor.id, name: actor.name });
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}
