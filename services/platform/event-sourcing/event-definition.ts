import type * as z from 'zod';
import type { EventMetadata } from '../event-store/event-store.js';

/** A fact of the domain: its type in the past tense and what it says. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** A domain event read back from the log. */
export interface LoggedEvent<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly metadata: EventMetadata;
}

/** What the platform must know of an event type to write and read it. */
export interface EventDefinition {
  readonly type: string;
  /** Version of `data`'s schema, from 1; written into `metadata.schema`. */
  readonly version: number;
  readonly data: z.ZodType;
  /**
   * Dotted paths whose values are personal data: whole JSON values, all of an event encrypted together with the key
   * of `person`. After that person was erased they read as null, so their schemas are nullable.
   */
  readonly personal?: readonly string[];
  /** Id of the person that the personal paths are about. */
  readonly person?: (data: never) => string;
  /** From version n to n + 1, by n; applied in turn to data read in an older shape. */
  readonly upcasters?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>;
}

/** All event types of the running product; areas add theirs when their module starts. */
export class EventRegistry {
  private readonly definitions = new Map<string, EventDefinition>();

  register(definitions: readonly EventDefinition[]): void {
    for (const definition of definitions) {
      const known = this.definitions.get(definition.type);
      if (known !== undefined && known !== definition) {
        throw new Error(`event type ${definition.type} is defined twice`);
      }
      if ((definition.personal?.length ?? 0) > 0 && definition.person === undefined) {
        throw new Error(`event type ${definition.type} has personal data of nobody`);
      }
      this.definitions.set(definition.type, definition);
    }
  }

  /** Every type that this product can write or read. */
  types(): readonly string[] {
    return [...this.definitions.keys()];
  }

  /** @throws when no area defines the type: the log holds something this version cannot read. */
  get(type: string): EventDefinition {
    const definition = this.definitions.get(type);
    if (definition === undefined) throw new Error(`event type ${type} is not defined by any area`);
    return definition;
  }
}
