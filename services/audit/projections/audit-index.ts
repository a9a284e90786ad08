import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AuditView, AuditViews, isFolded, type RecordRef } from '../../platform/audit-trail/audit-views.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';

/** Where to find an entry of a marina's history, and the fields it can be found by. Holds only ids, no names. */
export interface AuditDocument {
  marina_id: string;
  /** UTC ISO 8601; queries turn the marina's calendar dates into ranges of it. */
  recorded_at: string;
  position: number;
  stream: string;
  revision: number;
  kind: string;
  record_id: string;
  /** `<kind>/<id>` of every record whose history includes the entry. */
  records: OneOrMore;
  event_type: string;
  actor_kind: string;
  actor_id: string;
  /** The person the whole record is about, set on the event that names the owner. */
  owner: string | null;
  /** The persons this event is about. */
  people: OneOrMore;
  command_id: string;
  correlation_id: string;
  causation_id: string;
}

/**
 * Queries match a single string as they match an array element, and a string costs the index much less work and space.
 */
type OneOrMore = string | readonly string[] | null;

/** Increment when the documents change for another reason than the areas' lists of events. */
const FORMAT = 4;

const sorted = ['recorded_at', 'position'];

/** One document for every event that the history shows; its id is the event's. */
@Injectable()
export class AuditIndex implements Projection<AuditDocument> {
  readonly name = 'audit';
  readonly indexes = [
    { fields: sorted },
    { fields: ['marina_id', ...sorted] },
    { fields: ['marina_id', 'kind', ...sorted] },
    { fields: ['marina_id', 'actor_id', ...sorted] },
    { fields: ['marina_id', 'actor_kind', ...sorted] },
    { fields: ['marina_id', 'event_type', ...sorted] },
    { fields: ['stream', 'recorded_at'] },
    { fields: ['records'] },
    { fields: ['owner'] },
    { fields: ['people'] },
    { fields: ['correlation_id'] },
    { fields: ['command_id'] },
  ];

  constructor(private readonly views: AuditViews) {}

  /** Derived from the events that the areas show, so that the index is rebuilt when they change. */
  get version(): number {
    const shown = this.views.all().map(({ prefix, kind, events }) => {
      const entries = Object.entries(events).map(([type, change]) => [type, change === 'silent' ? change : 'shown']);
      return [prefix, kind, entries.sort()];
    });
    const digest = createHash('sha256').update(JSON.stringify([FORMAT, shown.sort()]));
    return digest.digest().readUInt32BE(0);
  }

  documentIds(event: LoggedEvent): readonly string[] {
    const view = this.views.ofStream(event.stream);
    const change = view?.events[event.type];
    if (view === undefined || change === undefined || change === 'silent') return [];
    return marinaOf(view, event) === null ? [] : [event.id];
  }

  apply(_document: AuditDocument | undefined, event: LoggedEvent): AuditDocument | undefined {
    const view = this.views.ofStream(event.stream);
    const marina_id = view === undefined ? null : marinaOf(view, event);
    if (view === undefined || marina_id === null) return undefined;
    const { recorded_at, actor, command_id, correlation_id, causation_id } = event.metadata;
    const records = recordsOf(view, event);
    const [main] = records;
    return {
      marina_id,
      recorded_at,
      position: event.position,
      stream: event.stream,
      revision: event.revision,
      kind: main?.kind ?? view.kind,
      record_id: main?.id ?? recordIdOf(event.stream),
      records: oneOrMore(records.map(recordKey)),
      event_type: event.type,
      actor_kind: actor.kind,
      actor_id: actor.id,
      owner: view.owner?.(event) ?? null,
      people: oneOrMore(view.people?.(event) ?? []),
      command_id,
      correlation_id,
      causation_id,
    };
  }
}

export function recordKey({ kind, id }: RecordRef): string {
  return `${kind}/${id}`;
}

function oneOrMore(values: readonly string[]): OneOrMore {
  const [first, ...others] = values;
  return others.length > 0 ? [...values] : (first ?? null);
}

/** The marina whose history includes the event; null: none. */
export function marinaOf(view: AuditView, event: LoggedEvent): string | null {
  return view.marinaOf === undefined ? event.metadata.marina_id : view.marinaOf(event);
}

function recordsOf(view: AuditView, event: LoggedEvent): readonly RecordRef[] {
  const own = isFolded(view) ? [{ kind: view.kind, id: recordIdOf(event.stream) }] : view.records(event);
  return [...own, ...(view.alsoIn?.(event) ?? [])];
}
