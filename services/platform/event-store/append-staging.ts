import type { AppendResult, ExpectedRevision, NewEvent, RecordedEvent } from './event-store.js';
import { DuplicateEventIdError, WrongExpectedRevisionError } from './event-store.js';
import type { StreamHead } from './stream-heads.js';

/** An event with its JSON, which is written when the append is requested rather than inside the transaction. */
export interface PreparedEvent {
  readonly event: NewEvent;
  readonly data: string;
  readonly metadata: string;
}

export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
}

/** The outcome of one append of a group, provided that the group's transaction commits. */
export type AppendOutcome = AppendResult | WrongExpectedRevisionError | DuplicateEventIdError;

export interface StagedEvent {
  readonly recorded: RecordedEvent;
  readonly streamNumber: number;
  readonly data: string;
  readonly metadata: string;
}

/** The log as of the last commit. */
export interface CommittedLog {
  /** Position of the last event. */
  readonly position: number;
  /** Highest stream number in use. */
  readonly lastStreamNumber: number;
  headOf(stream: string): StreamHead | undefined;
  /** The ids among these that the log already contains. */
  idsTaken(ids: readonly string[]): Iterable<string>;
}

/** All rows that a transaction inserts, and the state to keep once it has committed. */
export interface StagedGroup {
  readonly outcomes: readonly AppendOutcome[];
  readonly events: readonly StagedEvent[];
  readonly newStreams: ReadonlyMap<string, number>;
  readonly heads: ReadonlyMap<string, StreamHead>;
  readonly lastStreamNumber: number;
}

/**
 * Checks the appends of a group in call order, each against the log plus the events of the earlier ones. A failed
 * append does not affect the others, and the inserts cannot be refused. A wrong revision is reported before a duplicate
 * id.
 */
export function stageAppends(group: readonly PreparedAppend[], log: CommittedLog): StagedGroup {
  const taken = new Set(log.idsTaken(group.flatMap((append) => append.events.map(({ event }) => event.id))));
  const events: StagedEvent[] = [];
  const heads = new Map<string, StreamHead>();
  const newStreams = new Map<string, number>();
  let position = log.position;
  let lastStreamNumber = log.lastStreamNumber;

  const judge = ({ stream, expected, events: wanted }: PreparedAppend): AppendOutcome => {
    const head = heads.get(stream) ?? log.headOf(stream);
    const actual = head?.revision ?? null;
    if ((expected === 'no_stream' ? null : expected) !== actual) {
      return new WrongExpectedRevisionError(stream, expected, actual);
    }
    const duplicate = firstDuplicate(wanted, taken);
    if (duplicate !== undefined) return new DuplicateEventIdError(duplicate);

    const streamNumber = head?.number ?? ++lastStreamNumber;
    if (head === undefined) newStreams.set(stream, streamNumber);
    let revision = actual ?? -1;
    for (const { event, data, metadata } of wanted) {
      revision += 1;
      position += 1;
      taken.add(event.id);
      events.push({ recorded: record(event, stream, revision, position), streamNumber, data, metadata });
    }
    heads.set(stream, { number: streamNumber, revision });
    return { revision, position };
  };

  const outcomes = group.map(judge);
  return { outcomes, events, newStreams, heads, lastStreamNumber };
}

function firstDuplicate(events: readonly PreparedEvent[], taken: ReadonlySet<string>): string | undefined {
  const own = new Set<string>();
  for (const { event } of events) {
    if (taken.has(event.id) || own.has(event.id)) return event.id;
    own.add(event.id);
  }
  return undefined;
}

/** Frozen, because every live subscriber receives this very object. */
function record(event: NewEvent, stream: string, revision: number, position: number): RecordedEvent {
  return Object.freeze({
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
    stream,
    revision,
    position,
  });
}
