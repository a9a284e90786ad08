import type { QueryClient } from '@tanstack/react-query';
import type { HintTopic } from '../../../../contracts/realtime.js';

/** What a question is about: a topic, and with `ids` only these records of it. */
export interface Topic {
  readonly topic: HintTopic;
  readonly ids?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly topics?: readonly Topic[] };
  }
}

/** Something of a topic changed; without ids anything of it may have. */
export interface Change {
  readonly topic: string;
  readonly ids?: readonly string[];
}

/** Whether a question about `topics` may have another answer after `change`. */
export function concerns(topics: readonly Topic[], change: Change): boolean {
  return topics.some(({ topic, ids }) => {
    if (topic !== change.topic) return false;
    const named = change.ids ?? [];
    return ids === undefined || ids.length === 0 || named.length === 0 || ids.some((id) => named.includes(id));
  });
}

/** Asks again what the changes may concern: at once where it is shown, else when it is shown next. */
export function refreshConcerned(client: QueryClient, changes: readonly Change[]): void {
  void client.invalidateQueries({
    predicate: ({ meta }) => changes.some((change) => concerns(meta?.topics ?? [], change)),
  });
}

/** Asks everything again: nobody knows what was missed. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries();
}
