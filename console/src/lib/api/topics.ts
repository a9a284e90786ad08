import type { QueryClient } from '@tanstack/react-query';
import type { HintTopic } from '../../../../contracts/realtime.js';

/** The records that a query depends on: a topic, or with `ids` only these records of it. */
export interface Topic {
  readonly topic: HintTopic;
  readonly ids?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly topics?: readonly Topic[] };
  }
}

/** A change within a topic; without ids, any record may have changed. */
export interface Change {
  readonly topic: string;
  readonly ids?: readonly string[];
}

/** Whether the answer to a query about `topics` may differ after `change`. */
export function concerns(topics: readonly Topic[], change: Change): boolean {
  return topics.some(({ topic, ids }) => {
    if (topic !== change.topic) return false;
    const named = change.ids ?? [];
    return ids === undefined || ids.length === 0 || named.length === 0 || ids.some((id) => named.includes(id));
  });
}

/** Invalidates the queries that the changes may affect: shown ones reload at once, others when next shown. */
export function refreshConcerned(client: QueryClient, changes: readonly Change[]): void {
  void client.invalidateQueries({
    predicate: ({ meta }) => changes.some((change) => concerns(meta?.topics ?? [], change)),
  });
}

/** Invalidates all queries, for when changes may have been missed. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries();
}
