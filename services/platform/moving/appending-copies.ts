import {
  DuplicateEventIdError,
  type NewEvent,
  type RecordedEvent,
  WrongExpectedRevisionError,
} from '../event-store/event-store.js';
import { CopyRefusedError } from './copy-refused.js';
import type { LogPlace } from './log-place.js';

/** Servers accept about a megabyte in one append, and one event may have some hundred kilobytes. */
const MOST_CHARACTERS = 200_000;
const MOST_EVENTS = 200;

/** Events that one append can carry: consecutive in the log and of one stream. */
interface Run {
  readonly stream: string;
  readonly revision: number;
  readonly events: NewEvent[];
}

/**
 * Appends the events in their order and at their original revisions; the revision reveals a repeated event and another
 * writer. When it ends half-way, the target holds the first of the events.
 * @throws CopyRefusedError, EventStoreUnavailableError
 */
export async function appendCopies(target: LogPlace, events: readonly RecordedEvent[]): Promise<void> {
  const runs = runsOf(events);
  try {
    if (target.storesTurnsAsOne) await Promise.all(runs.map((run) => append(target, run)));
    else for (const run of runs) await append(target, run);
  } catch (error) {
    throw explained(error);
  }
}

async function append({ store }: LogPlace, { stream, revision, events }: Run): Promise<void> {
  await store.append(stream, revision === 0 ? 'no_stream' : revision - 1, events);
}

function runsOf(events: readonly RecordedEvent[]): Run[] {
  const runs: Run[] = [];
  let characters = 0;
  for (const { stream, revision, id, type, data, metadata } of events) {
    const size = JSON.stringify(data).length + JSON.stringify(metadata).length;
    const last = runs.at(-1);
    const fits = characters + size <= MOST_CHARACTERS && (last?.events.length ?? 0) < MOST_EVENTS;
    const event = { id, type, data, metadata };
    if (last?.stream === stream && fits) {
      last.events.push(event);
      characters += size;
    } else {
      runs.push({ stream, revision, events: [event] });
      characters = size;
    }
  }
  return runs;
}

function explained(error: unknown): unknown {
  if (error instanceof WrongExpectedRevisionError) {
    const { stream, expected, actual } = error;
    const found = actual === null ? 'the target does not have it' : `the target has it up to ${actual}`;
    return new CopyRefusedError(
      `The next event of ${stream} goes after ${expected === 'no_stream' ? 'nothing' : expected}, but ${found}: ` +
        'another process writes there, or the source was cut off. Stop the product at the target and run this again.',
      { cause: error },
    );
  }
  if (error instanceof DuplicateEventIdError) {
    return new CopyRefusedError(
      `The source has the event ${error.eventId} twice, and the target takes each id once: this log cannot be copied there.`,
      { cause: error },
    );
  }
  return error;
}
