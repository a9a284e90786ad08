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
