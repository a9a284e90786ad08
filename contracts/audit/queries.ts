import { Query } from '../vocabulary/bus.js';
import type { Language } from '../vocabulary/languages.js';

/** Queries that other areas send about the history. */

export interface LastChange {
  /** Id of the entry. */
  readonly id: string;
  readonly at: string;
  /** The change without its actor, in the reader's language. */
  readonly title: string;
}

/** The newest entry of a stream up to an instant in the marina's history, or null. */
export class FindLastChange extends Query<LastChange | null> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly language: Language;
      readonly stream: string;
      /** UTC ISO 8601 with milliseconds. */
      readonly at: string;
    },
  ) {
    super();
  }
}

/** An entry of the history, without its changes. */
export interface Happening {
  readonly id: string;
  readonly at: string;
  readonly event_type: string;
  /** The change without its actor, in the reader's language. */
  readonly title: string;
  readonly kind: string;
  readonly record_id: string;
  /** Name of the record; null where it has none. */
  readonly record_label: string | null;
}

/** The newest entries of these event types since an instant, in the reader's language. */
export class ListHappenings extends Query<readonly Happening[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly language: Language;
      readonly event_types: readonly string[];
      /** UTC ISO 8601 with milliseconds. */
      readonly since: string;
      readonly limit: number;
    },
  ) {
    super();
  }
}
