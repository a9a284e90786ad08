import type { JsonObject } from '../event-store/event-store.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import type { IndexDefinition } from '../read-models/read-model-store.js';

/** How the log becomes the documents of one read model. Pure: the projector does the reading and writing. */
export interface Projection<D extends object = JsonObject, E extends DomainEvent = DomainEvent> {
  readonly name: string;
  /** Counted up whenever documents would come out different: the new version is built beside the old one. */
  readonly version: number;
  readonly indexes: readonly IndexDefinition[];
  /**
   * Prefix of the streams that feed one document each (`reservation-`): then every event of such a
   * stream reaches `apply`, the document keeps the stream's revision, and a gap is an error.
   */
  readonly wholeStream?: string;
  /** Ids of the documents that an event touches; none when it is of no interest. */
  documentIds(event: LoggedEvent<E>): readonly string[];
  /** The document after the event; null removes it, undefined leaves it as it is. Must not change `document`. */
  apply(document: D | undefined, event: LoggedEvent<E>, id: string): D | null | undefined;
  /** Where documents hold personal data: the field with the person's id, and the document without that data. */
  readonly personal?: { readonly field: string; forget(document: D, person: string): D };
}

/** Read models of areas are declared with their own types and kept together without them. */
export type AnyProjection = Projection<object>;

/** Where the documents of this version of a read model are. */
export function collectionName(projection: AnyProjection): string {
  return `${projection.name}@${projection.version}`;
}

/** Enough of a projection to find its read model and know the shape of its documents. */
export interface ReadModelOf<D extends object> {
  readonly name: string;
  apply(document: D | undefined, event: never, id: string): D | null | undefined;
}
