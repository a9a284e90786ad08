import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { JsonObject } from '../event-store/event-store.js';
import type { DocumentWrite, StoredDocument } from '../read-models/read-model-store.js';
import type { Projection } from './projection.js';

/** The revisions of a stream have a gap: an event was lost on the way. */
export class RevisionGapError extends Error {
  override readonly name = 'RevisionGapError';
}

/**
 * A dead-lettered event is older than events of other streams that its document already contains. Only a rebuild puts
 * it in order.
 */
export class LateEventError extends Error {
  override readonly name = 'LateEventError';
}

/** A document between its read and its write, while events are applied. */
export interface WorkingDocument {
  document: JsonObject | undefined;
  position: number;
  revision: number | undefined;
  changed: boolean;
  /** True if neither the document nor a tombstone existed when it was read. */
  fresh: boolean;
}

/**
 * Applies the event to all of its documents or to none: an error leaves `documents` unchanged.
 * @param late the event was dead-lettered, so documents may contain later events but not this one
 */
export function applyEvent(
  projection: Projection,
  event: LoggedEvent,
  ids: readonly string[],
  documents: Map<string, WorkingDocument>,
  late: boolean,
): void {
  const whole = projection.wholeStream !== undefined && event.stream.startsWith(projection.wholeStream);
  const after = new Map<string, WorkingDocument>();
  for (const id of ids) {
    const before = documents.get(id);
    if (before !== undefined && isContained(event, id, before, whole, late)) continue;
    const working = applied(projection, event, id, before, whole);
    if (working !== null) after.set(id, working);
  }
  copyOn(projection, event, documents, after, late);
  for (const [id, working] of after) documents.set(id, working);
}

/** Whether the document contains the event, which is then a replay. */
function isContained(event: LoggedEvent, id: string, before: WorkingDocument, whole: boolean, late: boolean): boolean {
  if (before.position < event.position) return false;
  if (!late || (whole && event.revision <= (before.revision ?? -1))) return true;
  throw new LateEventError(`${id} has moved on without ${event.stream}; rebuild the read models`);
}

/** The document after the event; null: the event does not change it. */
function applied(
  projection: Projection,
  event: LoggedEvent,
  id: string,
  before: WorkingDocument | undefined,
  whole: boolean,
): WorkingDocument | null {
  if (whole && event.revision !== (before?.revision ?? -1) + 1) {
    throw new RevisionGapError(`${event.stream}: ${String(before?.revision ?? -1)} is followed by ${event.revision}`);
  }
  const next = projection.apply(before?.document, event, id);
  if (next === undefined && !whole) return null;
  const document = next === undefined ? before?.document : (next ?? undefined);
  const revision = whole ? event.revision : before?.revision;
  return { document, position: event.position, revision, changed: true, fresh: before?.fresh ?? true };
}

/** Adds the documents that show the ones just changed, and those that show these. */
function copyOn(
  { copies }: Projection,
  event: LoggedEvent,
  documents: ReadonlyMap<string, WorkingDocument>,
  after: Map<string, WorkingDocument>,
  late: boolean,
): void {
  if (copies === undefined) return;
  const shown = new Set<string>();
  const sources = [...after.keys()];
  for (const sourceId of sources) {
    const source = after.get(sourceId)?.document;
    for (const id of source === undefined ? [] : copies.to(source)) {
      const before = after.get(id) ?? documents.get(id);
      if (before?.document === undefined) continue;
      if (!after.has(id) && before.position >= event.position) {
        if (late) throw new LateEventError(`${id} has moved on without ${event.stream}; rebuild the read models`);
        continue; // already applied: a replay
      }
      const document = copies.copy(before.document, source as JsonObject, event);
      if (document === undefined) continue;
      after.set(id, { ...before, document, position: event.position, changed: true });
      if (!shown.has(`${sourceId} ${id}`)) sources.push(id);
      shown.add(`${sourceId} ${id}`);
    }
  }
}

/** Ids of the documents that show the given ones. */
export function copiesIn({ copies }: Projection, documents: Iterable<WorkingDocument>): string[] {
  if (copies === undefined) return [];
  return [...documents].flatMap(({ document }) => (document === undefined ? [] : copies.to(document)));
}

/** A document that does not exist. */
export function absent(): WorkingDocument {
  return { document: undefined, position: -1, revision: undefined, changed: false, fresh: true };
}

export function opened(stored: StoredDocument): WorkingDocument {
  const { _id: _, _position, _revision, _removed, ...document } = stored as StoredDocument & { _removed?: boolean };
  return {
    document: _removed === true ? undefined : document,
    position: _position,
    revision: _revision,
    changed: false,
    fresh: false,
  };
}

export function closed(id: string, working: WorkingDocument): DocumentWrite {
  const at = {
    _id: id,
    position: working.position,
    ...(working.revision === undefined ? {} : { revision: working.revision }),
    fresh: working.fresh,
  };
  return working.document === undefined ? { ...at, removed: true } : { ...at, document: working.document };
}
