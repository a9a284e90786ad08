import type { EventMetadata, JsonObject, JsonValue, NewEvent, RecordedEvent } from '../event-store/event-store.js';
import { decryptValue, encryptValue, isEncrypted } from '../personal-data/field-cipher.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import type { CommandContext } from './command-context.js';
import { deriveId } from './derived-id.js';
import type { DomainEvent, EventDefinition, EventRegistry, LoggedEvent } from './event-definition.js';

/** The log holds an event that this version cannot read; the consumer parks its stream. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

interface Sealed {
  readonly data: JsonObject;
  readonly legible: boolean;
}

interface Written {
  readonly data: object;
  readonly actor: EventMetadata['actor'];
}

/** A fact read back from the log; its actor's name may still be sealed. */
export type RecordedFact = Omit<LoggedEvent, 'metadata'> & { readonly metadata: Omit<EventMetadata, 'actor'> };

type Keys = ReadonlyMap<string, Buffer>;

const NO_KEYS: Keys = new Map();

/** Between domain events and what the log holds: schema checks, upcasting, encryption of personal data. */
export class EventCodec {
  /** Live events reach all consumers as the same object: each is decoded once. */
  private decoded = new WeakMap<RecordedEvent, LoggedEvent>();
  /** Keys that were asked for, for the events that wait for them: consumers come to an event at the same moment. */
  private asked = new WeakMap<RecordedEvent, Promise<Keys>>();
  /** What this process has written, by its form in the log: need not be opened to be read again. */
  private written = new WeakMap<object, Written>();

  constructor(
    private readonly registry: EventRegistry,
    private readonly keys: PersonKeys,
  ) {}

  /** The events as a later read will give them. @throws when one breaks its own schema: the decider is wrong */
  check<E extends DomainEvent>(events: readonly E[]): E[] {
    return events.map((event) => ({ ...event, data: this.registry.get(event.type).data.parse(event.data) as object }));
  }

  /** Checked events in the shape of the log. */
  async encode(events: readonly DomainEvent[], context: CommandContext, recordedAt: string): Promise<NewEvent[]> {
    // The one from before the keys were asked for, as in `decodeAll`.
    const { written } = this;
    const encoded: NewEvent[] = [];
    for (const [index, event] of events.entries()) {
      const definition = this.registry.get(event.type);
      const id = deriveId(context.command_id, index);
      const actor = await this.sealActor(context.actor, id);
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
      const { data, legible } = await this.seal(definition, event.data as JsonObject, id);
      if (legible) written.set(metadata, { data: event.data, actor: actor.name === null ? actor : context.actor });
      encoded.push({ id, type: event.type, data, metadata });
    }
    return encoded;
  }

  /** Decodes a batch, asking for the keys once. Events that cannot be read come back as errors in place. */
  async decodeAll(events: readonly RecordedEvent[]): Promise<(LoggedEvent | UnreadableEventError)[]> {
    // The one from before the keys were asked for: what is opened while somebody is erased must not be kept.
    const { decoded, written, asked } = this;
    const wanted = new Set<string>();
    const unasked: RecordedEvent[] = [];
    for (const event of events) {
      if (decoded.has(event) || asked.has(event)) continue;
      const own = written.get(event.metadata);
      if (own !== undefined) {
        const { data, actor } = own;
        decoded.set(event, { ...event, data, metadata: { ...event.metadata, actor } });
        continue;
      }
      unasked.push(event);
      if (isEncrypted(event.metadata.actor.name)) wanted.add(event.metadata.actor.id);
      const person = this.personOf(event);
      if (person !== undefined) wanted.add(person);
    }
    if (unasked.length > 0) {
      const answer = this.keys.keysForReading([...wanted]);
      for (const event of unasked) asked.set(event, answer);
      // The next one asks anew, whether these keys came or not.
      const forget = () => unasked.forEach((event) => asked.delete(event));
      answer.then(forget, forget);
    }
    const answers = events.map((event) => asked.get(event));
    const keys = new Map(
      await Promise.all([...new Set(answers)].map(async (answer) => [answer, await answer] as const)),
    );
    return events.map((event, index) => {
      const known = decoded.get(event);
      if (known !== undefined) return known;
      return readable(event, () => {
        const opened = this.open(event, keys.get(answers[index]) ?? NO_KEYS);
        decoded.set(event, opened);
        return opened;
      });
    });
  }

  /**
   * What states are folded from: as `decodeAll`, without opening who did it, which no state knows. Streams are read before
   * commands, so that each value that is not opened counts; nothing is kept.
   */
  async decodeFacts(events: readonly RecordedEvent[]): Promise<(RecordedFact | UnreadableEventError)[]> {
    const persons = new Set(events.flatMap((event) => this.personOf(event) ?? []));
    const keys = persons.size === 0 ? NO_KEYS : await this.keys.keysForReading([...persons]);
    return events.map((event) => readable(event, () => ({ ...event, data: this.openData(event, keys) })));
  }

  /** Forgets decoded events: after a person was erased nothing decoded earlier may be handed out. */
  forget(): void {
    this.decoded = new WeakMap();
    this.asked = new WeakMap();
    this.written = new WeakMap();
  }

  private open(event: RecordedEvent, keys: Keys): LoggedEvent {
    return {
      ...event,
      data: this.openData(event, keys),
      metadata: { ...event.metadata, actor: this.openActor(event, keys) },
    };
  }

  private openData(event: RecordedEvent, keys: Keys): object {
    const definition = this.registry.get(event.type);
    let data: Record<string, unknown> = event.data;
    for (const path of definition.personal ?? []) {
      data = replaceAt(data, path, (value) => {
        if (!isEncrypted(value)) return value;
        const key = keys.get(personIn(definition, event.data));
        return key === undefined ? null : decryptValue(value, key, `${event.id}:${path}`);
      });
    }
    for (let version = event.metadata.schema; version < definition.version; version += 1) {
      const upcast = definition.upcasters?.[version];
      if (upcast === undefined) throw new Error(`no upcaster from version ${version} of ${event.type}`);
      data = upcast(data);
    }
    if (event.metadata.schema > definition.version) {
      throw new Error(`${event.type} was written by a newer version of the product`);
    }
    return definition.data.parse(data) as object;
  }

  /** @returns the data in the shape of the log; not legible: the person was erased, and nobody will read it again */
  private async seal(definition: EventDefinition, data: JsonObject, id: string): Promise<Sealed> {
    if ((definition.personal?.length ?? 0) === 0) return { data, legible: true };
    const key = await this.keys.keyForWriting(personIn(definition, data));
    let sealed: Record<string, unknown> = data;
    for (const path of definition.personal ?? []) {
      sealed = replaceAt(sealed, path, (value) =>
        value == null ? value : key === null ? null : encryptValue(value, key, `${id}:${path}`),
      );
    }
    return { data: sealed as JsonObject, legible: key !== null };
  }

  private async sealActor(actor: EventMetadata['actor'], id: string): Promise<EventMetadata['actor']> {
    if (actor.name === null || actor.kind === 'system') return actor;
    const key = await this.keys.keyForWriting(actor.id);
    const name = key === null ? null : encryptValue(actor.name, key, `${id}:actor`);
    // The port types the name as text; only this codec ever sees its sealed form.
    return { ...actor, name: name as unknown as string | null };
  }

  private openActor(event: RecordedEvent, keys: Keys): EventMetadata['actor'] {
    const actor = event.metadata.actor;
    const name: unknown = actor.name;
    if (!isEncrypted(name)) return actor;
    const key = keys.get(actor.id);
    return { ...actor, name: key === undefined ? null : (decryptValue(name, key, `${event.id}:actor`) as string) };
  }

  private personOf(event: RecordedEvent): string | undefined {
    try {
      const definition = this.registry.get(event.type);
      return (definition.personal?.length ?? 0) > 0 ? personIn(definition, event.data) : undefined;
    } catch {
      return undefined; // reported by `open`
    }
  }
}

function readable<T>(event: RecordedEvent, open: () => T): T | UnreadableEventError {
  try {
    return open();
  } catch (error) {
    return new UnreadableEventError(`${event.type} at ${event.position}: ${String(error)}`, { cause: error });
  }
}

function personIn(definition: EventDefinition, data: object): string {
  const person = definition.person as ((data: object) => string) | undefined;
  if (person === undefined) throw new Error(`event type ${definition.type} has personal data of nobody`);
  return person(data);
}

function replaceAt(
  data: Record<string, unknown>,
  path: string,
  replace: (value: JsonValue | undefined) => unknown,
): Record<string, unknown> {
  const [head, ...rest] = path.split('.') as [string, ...string[]];
  if (!(head in data)) return data;
  const inner = data[head];
  if (rest.length === 0) return { ...data, [head]: replace(inner as JsonValue | undefined) };
  if (typeof inner !== 'object' || inner === null) return data;
  return { ...data, [head]: replaceAt(inner as Record<string, unknown>, rest.join('.'), replace) };
}
