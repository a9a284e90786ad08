import type { EventDefinition } from '../../../contracts/vocabulary/event-definitions.js';
import type { EventMetadata } from '../event-store/event-store.js';

/** A fact of the domain: its type in the past tense, and its data. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** A domain event read from the log. */
export interface LoggedEvent<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly metadata: EventMetadata;
}

/** Every event type of the running product; each area registers its own when its module is created. */
export class EventRegistry {
  private readonly definitions = new Map<string, EventDefinition>();

  register(definitions: readonly EventDefinition[]): void {
    for (const definition of definitions) {
      const known = this.definitions.get(definition.type);
      if (known !== undefined && known !== definition) {
        throw new Error(`event type ${definition.type} is defined twice`);
      }
      if ((definition.personal?.length ?? 0) > 0 && definition.person === undefined) {
        throw new Error(`event type ${definition.type} has personal data, but names no person`);
      }
      this.definitions.set(definition.type, definition);
    }
  }

  /** Every type that this product can write or read. */
  types(): readonly string[] {
    return [...this.definitions.keys()];
  }

  /** @throws Error if no area defines the type: this version cannot read the event */
  get(type: string): EventDefinition {
    const definition = this.definitions.get(type);
    if (definition === undefined) throw new Error(`event type ${type} is not defined by any area`);
    return definition;
  }
}
