import * as z from 'zod';
import { instant } from './dates-schemas.js';

/**
 * Messages for programs of third parties: CloudEvents 1.0 in JSON, the same over Kafka and HTTP. Published messages are
 * stable: schemas only gain fields, topics only gain types, lists of codes only gain codes.
 */

/** The record that a message is about, and the messages that it is ordered with. */
export interface FeedSubject {
  /** Field of `data` with the record's id: the subject of the message. */
  readonly subject: string;
  /**
   * Key that orders messages, `reservation-{reservation_id}`: a text with fields of `data`, or `marinaid`, in braces.
   */
  readonly key: string;
}

/** One type of message. */
export interface FeedMessageDefinition<T extends string = string, S extends z.ZodObject = z.ZodObject> {
  readonly type: T;
  readonly about: FeedSubject;
  readonly summary: string;
  readonly data: S;
  readonly example: z.input<S>;
}

/** One topic with every type of message in it. */
export interface FeedTopic {
  /** `quayside.<area>.v1`; the topic's name in Kafka and the last part of its path over HTTP. */
  readonly name: string;
  readonly summary: string;
  readonly messages: Readonly<Record<string, FeedMessageDefinition>>;
}

/** Defines messages about one kind of record; keeps the literal type and the schema's type. */
export function messagesAbout(about: FeedSubject) {
  return <T extends string, S extends z.ZodObject>(
    definition: Omit<FeedMessageDefinition<T, S>, 'about'>,
  ): FeedMessageDefinition<T, S> => ({ ...definition, about });
}

/** URI of the schema of a type's `data`; another version of the topic has another URI. */
export function dataSchemaOf(type: string): string {
  return `urn:quayside:feed:v1:${type.replace(/^quayside\./, '')}`;
}

const id = z.string().min(1);

/** The attributes around `data`; names follow CloudEvents, lower case without separators. */
const attributes = {
  specversion: z.literal('1.0'),
  id: id.meta({ description: 'Stable: the same message has the same id however often it is delivered' }),
  source: id.meta({ description: 'Which marina it comes from: `/marinas/<id>`, or `/` for the whole installation' }),
  subject: id.meta({ description: 'The record it is about' }),
  time: instant.meta({ description: 'When it was recorded: UTC instant, ISO 8601' }),
  datacontenttype: z.literal('application/json'),
  marinaid: id.optional().meta({ description: 'The marina; absent where the whole installation is meant' }),
  partitionkey: id.meta({ description: 'Key of the message in Kafka: messages of one key are in order' }),
  sequence: z
    .string()
    .regex(/^\d{16}(-\d{2})?$/)
    .meta({
      description: 'Grows with the messages of one key, compares as text: what is not greater was there before',
    }),
  revision: z
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .meta({ description: 'Counts the changes of the key, from 0; changes that are not published leave gaps' }),
};

/** The attributes of every message. */
export const feedEnvelope = z.object({
  ...attributes,
  type: id.meta({ description: 'What happened; pass over types you do not know' }),
  dataschema: id.meta({ description: 'Names the schema of `data`' }),
});

/** The whole message of a type. */
export function envelopeOf<T extends string, S extends z.ZodObject>({ type, data }: FeedMessageDefinition<T, S>) {
  return z.object({
    ...attributes,
    type: z.literal(type),
    dataschema: z.literal(dataSchemaOf(type)),
    data,
  });
}

/** A message; `data` fits the schema of its type. */
export interface FeedEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly subject: string;
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly dataschema: string;
  readonly marinaid?: string;
  readonly partitionkey: string;
  readonly sequence: string;
  readonly revision: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Ids of the examples. */
export const FEED_MARINA = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01';
export const FEED_RECORD = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
export const FEED_BERTH = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b21';
export const FEED_VESSEL = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b31';
export const FEED_BOATER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b41';

/** An example message of a type. */
export function exampleOf({ type, about, example }: FeedMessageDefinition): FeedEvent {
  const fields: Record<string, unknown> = { ...example, marinaid: FEED_MARINA };
  const text = (name: string) => String(fields[name]);
  return {
    specversion: '1.0',
    id: '5b1c0190-f3a2-5c3e-9a44-6f5f1c0f2b11',
    source: `/marinas/${FEED_MARINA}`,
    type,
    subject: text(about.subject),
    time: '2027-07-14T09:00:00.000Z',
    datacontenttype: 'application/json',
    dataschema: dataSchemaOf(type),
    marinaid: FEED_MARINA,
    partitionkey: about.key.replace(/\{(\w+)\}/g, (_, name: string) => text(name)),
    sequence: '0000000000004711',
    revision: 3,
    data: example,
  };
}
