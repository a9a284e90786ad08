import type { JsonObject } from '../event-store/event-store.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import type { IndexDefinition } from '../read-models/read-model-store.js';

/** Turns the log into the documents of one read model. Projections are pure; the projector reads and writes. */
export interface Projection<D extends object = JsonObject, E extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Increment it whenever the documents would differ: the new version is then built beside the old one. */
  readonly version: number;
  readonly indexes: readonly IndexDefinition[];
  /**
   * Prefix of streams that feed exactly one document each (`reservation-`). Every event of such a stream reaches
   * `apply`, the document keeps the stream's revision, and a gap is an error.
   */
  readonly wholeStream?: string;
  /** Ids of the documents that an event changes; none if it is irrelevant. */
  documentIds(event: LoggedEvent<E>): readonly string[];
  /**
   * Returns the document after the event; null removes it, undefined leaves it unchanged. Must not mutate `document`.
   */
  apply(document: D | undefined, event: LoggedEvent<E>, id: string): D | null | undefined;
  /**
   * For documents whose facts other documents show, such as a card in the lines of its holders. An event that changes a
   * document also changes its copies, even where it does not name them, and the copies of these.
   */
  readonly copies?: {
    /** Ids of the documents with a copy. The event that adds one names it in `documentIds` or in `addedBy`. */
    to(source: D): readonly string[];
    /** Ids of the documents that get a copy with this event, but follow another stream as a whole. */
    addedBy?(event: LoggedEvent<E>): readonly string[];
    /** The document with the copy of the source as it is after the event; undefined leaves it unchanged. */
    copy(target: D, source: D, event: LoggedEvent<E>): D | undefined;
  };
  /** For documents with personal data: the field that holds the person's id, and the function that removes the data. */
  readonly personal?: { readonly field: string; forget(document: D, person: string): D };
  /**
   * For documents that show who of the staff did something: the paths of these users' ids, and the function that removes
   * the name of one of them. Each name is stored with the id of its user.
   */
  readonly staff?: { readonly ids: readonly string[]; forget(document: D, user_id: string): D };
}

/** Read models of the areas are declared with their own types and collected without them. */
export type AnyProjection = Projection<object>;

/** Name of the collection that first holds the documents of this version. */
export function collectionName(projection: AnyProjection): string {
  return `${projection.name}@${projection.version}`;
}

/** The collection of the next rebuild of the same version: `reservations@3`, `reservations@3.1`, `reservations@3.2`. */
export function nextCollectionName(projection: AnyProjection, current: string): string {
  const rebuilds = Number(current.slice(collectionName(projection).length + 1));
  return `${collectionName(projection)}.${rebuilds + 1}`;
}

/** True for the collections of this version, rebuilt or not. */
export function isOfThisVersion(name: string, projection: AnyProjection): boolean {
  const first = collectionName(projection);
  return name === first || (name.startsWith(`${first}.`) && /^\d+$/.test(name.slice(first.length + 1)));
}

/** True for the names of collections; other consumers, such as policies, have no version. */
export function isCollectionName(name: string): boolean {
  return /@\d+(\.\d+)?$/.test(name);
}

/** The part of a projection that identifies its read model and the type of its documents. */
export interface ReadModelOf<D extends object> {
  readonly name: string;
  apply(document: D | undefined, event: never, id: string): D | null | undefined;
}
