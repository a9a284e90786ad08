import type * as z from 'zod';

/** The data of an event is an object. */
type EventSchema = z.ZodType<object>;
type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** One event type as an area declares it; `S` is the schema of its data. */
export interface EventDeclaration<S extends EventSchema> {
  /** Version of `data`'s schema, from 1; written into `metadata.schema`. */
  readonly version: number;
  readonly data: S;
  /**
   * Dotted paths whose values are personal data: whole JSON values, all of an event encrypted together with the key
   * of `person`. After that person was erased they read as null, so their schemas are nullable.
   */
  readonly personal?: readonly string[];
  /** Id of the person that the personal paths are about. */
  readonly person?: (data: z.output<S>) => string;
  /** From version n to n + 1, by n; applied in turn to data read in an older shape. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
}

/** What the platform needs to write and read events of one type. */
export interface EventDefinition<T extends string = string, S extends EventSchema = EventSchema> extends Omit<
  EventDeclaration<S>,
  'person'
> {
  readonly type: T;
  readonly person?: (data: never) => string;
}

/** The event types of one kind of stream, by their names. */
export type EventDefinitions<S extends Readonly<Record<string, EventSchema>> = Readonly<Record<string, EventSchema>>> =
  {
    readonly [T in keyof S & string]: EventDefinition<T, S[T]>;
  };

/** The union of the events that `D` defines: `{ type, data }` by the name and the schema of each. */
export type EventsOf<D extends EventDefinitions> = {
  [T in keyof D & string]: { readonly type: T; readonly data: z.output<D[T]['data']> };
}[keyof D & string];

/** Defines events by their names, which are in the past tense: `{ PierCreated: { version: 1, data: pierCard } }`. */
export function defineEvents<S extends Readonly<Record<string, EventSchema>>>(declarations: {
  readonly [T in keyof S]: EventDeclaration<S[T]>;
}): EventDefinitions<S> {
  const entries = Object.entries<EventDeclaration<EventSchema>>(declarations);
  return Object.fromEntries(entries.map(([type, declared]) => [type, { type, ...declared }])) as EventDefinitions<S>;
}
