import type { KindOfChange } from '../../../contracts/vocabulary/kinds-of-change.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { prefixOf } from '../event-sourcing/stream-name.js';
import type { AuditValue } from './audit-values.js';

/** The row that a field belongs to and its label, where a record has several rows of a kind. */
export interface AuditRow {
  readonly id: string;
  readonly name: AuditValue;
}

/** The value of one field of a record at one moment. */
export interface AuditFact<F extends string = string> {
  readonly field: F;
  readonly of?: AuditRow;
  /** Null: the field was empty. */
  readonly value: AuditValue | null;
}

export interface RecordRef {
  readonly kind: string;
  readonly id: string;
}

/** The marina whose staff read the facts. */
export interface AuditScope {
  readonly marina_id: string;
  /** Features that are switched on for this marina. */
  readonly features: ReadonlySet<string>;
}

interface StreamsOfRecords<E extends DomainEvent> {
  /** The name of the record's kind on screens, e.g. `pier`. */
  readonly kind: string;
  /** Every type of event in these streams: its kind of change, or `silent` when it has no entry in the history. */
  readonly events: Readonly<Record<E['type'], KindOfChange | 'silent'>>;
  /** Every field that facts can have, in the order in which people read them. */
  readonly fields: readonly string[];
  /** Sets of codes that facts show as words, with all their codes. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** The marina whose history shows the event, when it is not the marina that the event was recorded for. */
  marinaOf?(event: LoggedEvent<E>): string | null;
  /** The person whom the whole record is about, on the event that names them. */
  owner?(event: LoggedEvent<E>): string | null;
  /** Other persons whom this one event is about. */
  people?(event: LoggedEvent<E>): readonly string[];
  /** Other records whose history includes the event. */
  alsoIn?(event: LoggedEvent<E>): readonly RecordRef[];
  /** Values for the placeholders in the event's text. */
  mentions?(event: LoggedEvent<E>): Readonly<Record<string, AuditValue>>;
  /** Selects the text `<type>_<variant>` for the event's title; null: the text of its type. */
  variant?(event: LoggedEvent<E>): string | null;
}

/** A record whose fields are computed from all its events so far; an entry shows the difference that one event made. */
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
  /** The record's label; null while it has no name. */
  label(state: S): AuditValue | null;
  /** Facts of the event beyond its changes, such as a reason. */
  adds?(event: LoggedEvent<E>): readonly AuditFact<F>[];
}

/** Streams of many records, whose events hold their own changes. */
export interface ExplainedView<
  E extends DomainEvent = DomainEvent,
  F extends string = string,
> extends StreamsOfRecords<E> {
  readonly fields: readonly F[];
  /**
   * The record that the event is about, then others whose history also shows it. An empty list: only the marina's
   * history shows it.
   */
  records(event: LoggedEvent<E>): readonly RecordRef[];
  explain(event: LoggedEvent<E>): { readonly before: readonly AuditFact<F>[]; readonly after: readonly AuditFact<F>[] };
}

export type AuditView<E extends DomainEvent = DomainEvent> = FoldedView<unknown, E> | ExplainedView<E>;

/** A view and the streams it is for, `<prefix><record id>`. */
export type RegisteredView<V extends AuditView = AuditView> = V & { readonly prefix: string };

export function isFolded<V extends AuditView>(view: V): view is V & FoldedView {
  return 'evolve' in view;
}

/** The audit views of the running product. An area adds its own when its module is initialised. */
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

  /** The view of a stream, or undefined when its events do not appear in the history. */
  ofStream(stream: string): RegisteredView | undefined {
    return this.byPrefix.get(prefixOf(stream));
  }

  /** The event types that belong to these kinds of change. */
  typesOf(kinds: readonly KindOfChange[]): string[] {
    const chosen = new Set<string>(kinds);
    return this.all().flatMap(({ events }) => Object.keys(events).filter((type) => chosen.has(events[type] ?? '')));
  }

  /** The view of a kind of record that has streams of its own. */
  ofKind(kind: string): RegisteredView<FoldedView> | undefined {
    return this.byKind.get(kind);
  }
}
