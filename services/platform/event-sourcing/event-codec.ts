import type { EventMetadata, JsonObject, NewEvent, RecordedEvent } from '../event-store/event-store.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { CommandContext } from './command-context.js';
import { deriveId } from './derived-id.js';
import type { EventDefinition } from '../../../contracts/vocabulary/event-definitions.js';
import type { DomainEvent, EventRegistry, LoggedEvent } from './event-definition.js';
import { decryptData, encryptData } from './field-encryption.js';
import { isPersonal, isSealed, ActorNameEncryption } from './actor-name-encryption.js';

/** The log contains an event that this version cannot read; the consumer dead-letters its stream. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

interface Written {
  readonly data: object;
  readonly actor: EventMetadata['actor'];
}

/** A fact read back from the log; its actor's name may still be encrypted. */
export type RecordedFact = Omit<LoggedEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'actor'> };

type Keys = ReadonlyMap<string, Buffer>;

const NO_KEYS: Keys = new Map();

/**
 * Converts between domain events and their form in the log: schema checks, upcasting and encryption of personal data.
 */
export class EventCodec {
  /** Live events reach all consumers as the same object; each is decoded once. */
  private decoded = new WeakMap<RecordedEvent, LoggedEvent>();
  /** Pending key requests by event: several consumers reach an event at the same moment. */
  private pending = new WeakMap<RecordedEvent, Promise<Keys>>();
  /** Events written by this process, by their metadata in the log, so that reading them needs no decryption. */
  private written = new WeakMap<object, Written>();
  private readonly names = new ActorNameEncryption();

  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: PersonKeys,
  ) {}

  /**
   * Returns the events as a later read will return them.
   * @throws ZodError if one violates its own schema; the decider is then wrong
   */
  check<E extends DomainEvent>(events: readonly E[]): E[] {
    return events.map((event) => ({ ...event, data: this.registry.get(event.type).data.parse(event.data) }));
  }

  /** Converts checked events to the form of the log. */
  async encode(events: readonly DomainEvent[], context: CommandContext, recordedAt: string): Promise<NewEvent[]> {
    // The map from before the keys are requested, as in `decodeAll`.
    const { written } = this;
    const keys = await this.keysForWriting(events, context.actor);
    const actor = this.names.encrypt(context.actor, keys.get(context.actor.id) ?? null);
    return events.map((event, index) => {
      const definition = this.registry.get(event.type);
      const id = deriveId(context.command_id, index);
      const metadata: EventMetadata = {
        marina_id: context.marina_id,
        actor,
        command_id: context.command_id,
        command_hash: context.command_hash,
        correlation_id: context.correlation_id,
        causation_id: context.causation_id,
        recorded_at: recordedAt,
        schema: definition.version,
      };
      const person = personIn(definition, event.data);
      const key = person === undefined ? undefined : keys.get(person);
      const data = event.data as JsonObject;
      // A null key means that the person was erased: the data must not be readable again in this form.
      if (key !== null) written.set(metadata, { data, actor: actor.name === null ? actor : context.actor });
      return { id, type: event.type, data: encryptData(data, definition.personal ?? [], { event: id, key }), metadata };
    });
  }

  /** Decodes a batch with one request for keys. An event that cannot be read is returned as an error in its place. */
  async decodeAll(events: readonly RecordedEvent[]): Promise<(LoggedEvent | UnreadableEventError)[]> {
    // The maps from before the keys are requested: an event decrypted during an erasure must not stay cached.
    const { decoded, written, pending } = this;
    const wanted = new Set<string>();
    const missing: RecordedEvent[] = [];
    for (const event of events) {
      if (decoded.has(event) || pending.has(event)) continue;
      const own = written.get(event.metadata);
      if (own !== undefined) {
        const { data, actor } = own;
        decoded.set(event, { ...event, data, metadata: { ...event.metadata, actor } });
        continue;
      }
      missing.push(event);
      if (isSealed(event.metadata.actor.name)) wanted.add(event.metadata.actor.id);
      const person = this.personOf(event);
      if (person !== undefined) wanted.add(person);
    }
    if (missing.length > 0) {
      const answer = this.keys.keysForReading([...wanted]);
      for (const event of missing) pending.set(event, answer);
      // Later calls request the keys again, whether this request succeeded or not.
      const forget = () => missing.forEach((event) => pending.delete(event));
      answer.then(forget, forget);
    }
    const answers = events.map((event) => pending.get(event));
    const keys = new Map(
      await Promise.all([...new Set(answers)].map(async (answer) => [answer, await answer] as const)),
    );
    return events.map((event, index) => {
      const known = decoded.get(event);
      if (known !== undefined) return known;
      return readable(event, () => {
        const decrypted = this.decrypt(event, keys.get(answers[index]) ?? NO_KEYS);
        decoded.set(event, decrypted);
        return decrypted;
      });
    });
  }

  /**
   * Decodes the events from which states are folded. Unlike `decodeAll` it leaves the actor encrypted, because no state
   * uses it, and caches nothing. Streams are read before commands, so each value that is not decrypted saves time.
   */
  async decodeFacts(events: readonly RecordedEvent[]): Promise<(RecordedFact | UnreadableEventError)[]> {
    const persons = new Set(events.flatMap((event) => this.personOf(event) ?? []));
    const keys = persons.size === 0 ? NO_KEYS : await this.keys.keysForReading([...persons]);
    return events.map((event) => readable(event, () => ({ ...event, data: this.decryptData(event, keys) })));
  }

  /** Clears the cached events: after an erasure no earlier decoded event may be returned. */
  forget(): void {
    this.decoded = new WeakMap();
    this.pending = new WeakMap();
    this.written = new WeakMap();
  }

  private decrypt(event: RecordedEvent, keys: Keys): LoggedEvent {
    const { actor } = event.metadata;
    const metadata = { ...event.metadata, actor: this.names.decrypt(actor, event.id, keys.get(actor.id)) };
    return { ...event, data: this.decryptData(event, keys), metadata };
  }

  private decryptData(event: RecordedEvent, keys: Keys): object {
    const definition = this.registry.get(event.type);
    const person = personIn(definition, event.data);
    let data: Record<string, unknown> = event.data;
    if (person !== undefined) {
      data = decryptData(event.data, definition.personal ?? [], { event: event.id, key: keys.get(person) });
    }
    for (let version = event.metadata.schema; version < definition.version; version += 1) {
      const upcast = definition.upcasters?.[version];
      if (upcast === undefined) throw new Error(`no upcaster from version ${version} of ${event.type}`);
      data = upcast(data);
    }
    if (event.metadata.schema > definition.version) {
      throw new Error(`${event.type} was written by a newer version of the product`);
    }
    return definition.data.parse(data);
  }

  /** Keys of all persons whose data these events contain, and of the actor, in one concurrent request. */
  private async keysForWriting(
    events: readonly DomainEvent[],
    actor: EventMetadata['actor'],
  ): Promise<ReadonlyMap<string, Buffer | null>> {
    const persons: string[] = isPersonal(actor) ? [actor.id] : [];
    for (const { type, data } of events) {
      const person = personIn(this.registry.get(type), data);
      if (person !== undefined && !persons.includes(person)) persons.push(person);
    }
    const keys = await Promise.all(persons.map((person) => this.keys.keyForWriting(person)));
    return new Map(keys.map((key, index) => [persons[index] as string, key]));
  }

  private personOf(event: RecordedEvent): string | undefined {
    try {
      return personIn(this.registry.get(event.type), event.data);
    } catch {
      return undefined; // reported by `decrypt`
    }
  }
}

function readable<T>(event: RecordedEvent, decrypt: () => T): T | UnreadableEventError {
  try {
    return decrypt();
  } catch (error) {
    return new UnreadableEventError(`${event.type} at ${event.position}: ${String(error)}`, { cause: error });
  }
}

/** Undefined if events of the type contain no personal data. */
function personIn({ personal, person }: EventDefinition, data: object): string | undefined {
  if (person === undefined || personal === undefined || personal.length === 0) return undefined;
  return (person as (data: object) => string)(data);
}
