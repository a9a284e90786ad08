import { Injectable } from '@nestjs/common';
import type { AuditValue } from '../../platform/audit-trail/audit-values.js';
import {
  type AuditFact,
  type AuditScope,
  AuditViews,
  type FoldedView,
  isFolded,
} from '../../platform/audit-trail/audit-views.js';
import { type FactDifference, factDifferences } from '../../platform/audit-trail/fact-differences.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { EventLog, isUnreadable } from '../../platform/event-sourcing/event-log.js';
import { marinaOf } from '../projections/audit-index.js';

/** One event of a record's stream, with its effect on the record. */
export interface Change {
  readonly event: LoggedEvent;
  readonly differences: readonly FactDifference[];
  /** The record's name after it; undefined if the stream is not of a single record. */
  readonly label: AuditValue | null | undefined;
}

/** A record at an instant. */
export interface Standing {
  readonly facts: readonly AuditFact[];
  readonly label: AuditValue | null;
  readonly revision: number;
}

/** Reads the streams themselves, each only as far as the query needs. */
@Injectable()
export class RecordHistory {
  constructor(
    private readonly views: AuditViews,
    private readonly log: EventLog,
  ) {}

  /**
   * The changes made by events of one stream, by revision. The stream of a single record is folded once, up to the last
   * requested event. Results end before the first event that this version cannot read.
   */
  async changes(stream: string, revisions: readonly number[], scope: AuditScope): Promise<Map<number, Change>> {
    const view = this.views.ofStream(stream);
    if (view === undefined) return new Map();
    if (isFolded(view)) return this.foldedChanges(view, stream, new Set(revisions), scope);
    const changes = new Map<number, Change>();
    const work = new GivingWay();
    for (const revision of revisions) {
      await work.giveWay();
      const event = await this.event(stream, revision);
      if (event === undefined) continue;
      const { before, after } = view.explain(event);
      changes.set(revision, { event, differences: factDifferences(before, after, view.fields), label: undefined });
    }
    return changes;
  }

  /** The record's stream; undefined for an unknown kind. */
  streamOf(kind: string, id: string): string | undefined {
    const view = this.views.ofKind(kind);
    return view === undefined ? undefined : `${view.prefix}${id}`;
  }

  /** One event; undefined if it is missing or unreadable. */
  async event(stream: string, revision: number): Promise<LoggedEvent | undefined> {
    for await (const event of this.log.recentStream(stream, revision, 1))
      return isUnreadable(event) ? undefined : event;
    return undefined;
  }

  /** A record's state at an instant (UTC ISO 8601 with milliseconds); undefined if it did not exist yet. */
  async asOf(kind: string, id: string, at: string, scope: AuditScope): Promise<Standing | undefined> {
    const view = this.views.ofKind(kind);
    if (view === undefined) return undefined;
    let state = view.initial();
    let revision: number | undefined;
    for await (const event of this.log.recentStream(`${view.prefix}${id}`)) {
      if (isUnreadable(event) || event.metadata.recorded_at > at) break;
      state = view.evolve(state, event);
      // An event that no marina's history shows, such as the decline of an invitation, is not counted either.
      if (marinaOf(view, event) !== null) revision = event.revision;
    }
    if (revision === undefined) return undefined;
    return { facts: view.facts(state, scope), label: view.label(state), revision };
  }

  /**
   * A record's current name; undefined if there is no such record or it has no entry in this marina's history, so that
   * other marinas' names stay private.
   */
  async label(kind: string, id: string, marina_id: string): Promise<AuditValue | null | undefined> {
    const view = this.views.ofKind(kind);
    if (view === undefined) return undefined;
    let state = view.initial();
    let found = false;
    for await (const event of this.log.recentStream(`${view.prefix}${id}`)) {
      if (isUnreadable(event)) break;
      state = view.evolve(state, event);
      found ||= marinaOf(view, event) === marina_id;
    }
    return found ? view.label(state) : undefined;
  }

  private async foldedChanges(
    view: FoldedView,
    stream: string,
    wanted: ReadonlySet<number>,
    scope: AuditScope,
  ): Promise<Map<number, Change>> {
    const changes = new Map<number, Change>();
    let state = view.initial();
    /** The facts of the state, where they are known. Those of a large record take long. */
    let known: readonly AuditFact[] | null = null;
    const last = [...wanted].reduce((latest, revision) => Math.max(latest, revision), 0);
    const work = new GivingWay();
    for await (const event of this.log.recentStream(stream, 0, last + 1)) {
      if (isUnreadable(event)) break;
      await work.giveWay();
      const isWanted = wanted.has(event.revision);
      const before: readonly AuditFact[] = isWanted ? (known ?? view.facts(state, scope)) : [];
      state = view.evolve(state, event);
      known = isWanted ? view.facts(state, scope) : null;
      if (known === null) continue;
      const added = (view.adds?.(event) ?? []).map((fact): FactDifference => ({ ...fact, from: null, to: fact.value }));
      const differences = [
        ...factDifferences(before, known, view.fields),
        ...added.filter(({ to }) => to !== null).map(({ field, of, from, to }) => ({ field, of, from, to })),
      ];
      changes.set(event.revision, { event, differences, label: view.label(state) });
    }
    return changes;
  }
}
