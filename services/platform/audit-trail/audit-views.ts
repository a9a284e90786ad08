import type { KindOfChange } from '../../../contracts/vocabulary/kinds-of-change.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { prefixOf } from '../event-sourcing/stream-name.js';
import type { AuditValue } from './audit-values.js';

/** The row that a field is of, where a record has several of a kind, and what it is called. */
export interface AuditRow {
  readonly id: string;
  readonly name: AuditValue;
}

/** One field of a record as it stood. */
export interface AuditFact<F extends string = string> {
  readonly field: F;
  readonly of?: AuditRow;
  /** Null: there was nothing. */
  readonly value: AuditValue | null;
}

export interface RecordRef {
  readonly kind: string;
  readonly id: string;
}

/** For whom facts are told. */
export interface AuditScope {
  readonly marina_id: string;
  /** Features of that marina that are switched on. */
  readonly features: ReadonlySet<string>;
}

interface StreamsOfRecords<E extends DomainEvent> {
  /** What screens call the record by, e.g. `pier`. */
  readonly kind: string;
  /** Every type of event in these streams: which kind of change it is, or `silent` when it has no entry in the history. */
  readonly events: Readonly<Record<E['type'], KindOfChange | 'silent'>>;
  /** Every field that facts can have, in the order in which people read them. */
  readonly fields: readonly string[];
  /** Sets of codes that facts say with words, with all their codes. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** In whose history the event belongs where that is not the marina it was recorded for. */
  marinaOf?(event: LoggedEvent<E>): string | null;
  /** The person whom the whole record is about, on the event that says so. */
  owner?(event: LoggedEvent<E>): string | null;
  /** Other persons whom this one event is about. */
  people?(event: LoggedEvent<E>): readonly string[];
  /** Values for the placeholders that the event's words may have. */
  mentions?(event: LoggedEvent<E>): Readonly<Record<string, AuditValue>>;
}

/** A record whose fields follow from all its events so far: entries are the difference that one event made. */
export interface FoldedView<
  S = unknown,
  E extends DomainEvent = DomainEvent,
  F extends string = string,
> extends StreamsOfRecords<E> {
  readonly fields: readonly F[];
  initial(): S;
  /** Must not change `state`. */
  evolve(state: S, event: E): S;
  facts(state: S, scope: AuditScope): readonly AuditFact<F>[];
  /** What the record is called; null while it has no name. */
  label(state: S): AuditValue | null;
  /** What the event says beside what it changes, such as a reason. */
  adds?(event: LoggedEvent<E>): readonly AuditFact<F>[];
}

/** Streams of many records, whose events tell by themselves what changed. */
export interface ExplainedView<
  E extends DomainEvent = DomainEvent,
  F extends string = string,
> extends StreamsOfRecords<E> {
  readonly fields: readonly F[];
  /** The record that the event is about, then others in whose history it belongs too; none: only the marina's. */
  records(event: LoggedEvent<E>): readonly RecordRef[];
  explain(event: LoggedEvent<E>): { readonly before: readonly AuditFact<F>[]; readonly after: readonly AuditFact<F>[] };
}

export type AuditView<E extends DomainEvent = DomainEvent> = FoldedView<unknown, E> | ExplainedView<E>;

/** A view and the streams it is for, `<prefix><record id>`. */
export type RegisteredView<V extends AuditView = AuditView> = V & { readonly prefix: string };

export function isFolded<V extends AuditView>(view: V): view is V & FoldedView {
  return 'evolve' in view;
}

/** How the records of the running product read in its history; an area adds its own when its module is made. */
export class AuditViews {
  private readonly byPrefix = new Map<string, RegisteredView>();
  private readonly byKind = new Map<string, RegisteredView<FoldedView>>();

  /** @throws when the prefix is malformed, or streams with this prefix already have a view */
  register(prefix: string, view: AuditView): void {
    if (this.byPrefix.has(prefix)) throw new Error(`streams ${prefix}… have two views in the history`);
    if (!/^[a-z]+-$/.test(prefix)) throw new Error(`${prefix} is no prefix of streams`);
    const registered = { ...view, prefix };
    this.byPrefix.set(prefix, registered);
    if (isFolded(registered)) this.byKind.set(view.kind, registered);
  }

  all(): readonly RegisteredView[] {
    return [...this.byPrefix.values()];
  }

  /** The view of a stream; undefined: its events are no part of the history. */
  ofStream(stream: string): RegisteredView | undefined {
    return this.byPrefix.get(prefixOf(stream));
  }

  /** Event types that are changes of these kinds. */
  typesOf(kinds: readonly KindOfChange[]): string[] {
    const chosen = new Set<string>(kinds);
    return this.all().flatMap(({ events }) => Object.keys(events).filter((type) => chosen.has(events[type] ?? '')));
  }

  /** The records of a kind that have a stream of their own. */
  ofKind(kind: string): RegisteredView<FoldedView> | undefined {
    return this.byKind.get(kind);
  }
}
