import type { EventStore, RecordedEvent } from '../event-store/event-store.js';

/** The n-th event of each of two logs; undefined after the end of that log. */
export interface EventPair {
  readonly source: RecordedEvent | undefined;
  readonly target: RecordedEvent | undefined;
}

/** Reads two logs side by side until both have ended. */
export async function* pairsOf(source: EventStore, target: EventStore): AsyncGenerator<EventPair, void, undefined> {
  const left = source.readAll({ after: 0 })[Symbol.asyncIterator]();
  const right = target.readAll({ after: 0 })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const [one, other] = await Promise.all([left.next(), right.next()]);
      if (one.done === true && other.done === true) return;
      yield {
        source: one.done === true ? undefined : one.value,
        target: other.done === true ? undefined : other.value,
      };
    }
  } finally {
    await left.return?.();
    await right.return?.();
  }
}

/** Everything of an event except its position, as text. */
export function contentOf({ stream, revision, id, type, data, metadata }: RecordedEvent): string {
  return JSON.stringify([stream, revision, id, type, data, metadata]);
}

/** An event's name in messages. */
export function nameOf({ stream, revision, type }: RecordedEvent): string {
  return `${type}, ${stream} revision ${revision}`;
}
