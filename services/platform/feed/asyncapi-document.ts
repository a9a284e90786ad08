import { feedErrors } from '../../../contracts/feed/errors.js';
import { FEED_START } from '../../../contracts/feed/vocabulary.js';
import * as z from 'zod';
import {
  dataSchemaOf,
  exampleOf,
  feedEnvelope,
  type FeedMessageDefinition,
  type FeedTopic,
} from '../../../contracts/vocabulary/feed-envelope.js';

type Json = Readonly<Record<string, unknown>>;

/** The part of AsyncAPI 3.0 that is used here. */
export interface AsyncApiDocument {
  readonly asyncapi: '3.0.0';
  readonly id: string;
  readonly info: Json;
  readonly defaultContentType: string;
  readonly channels: Readonly<Record<string, Json>>;
  readonly operations: Readonly<Record<string, Json>>;
  readonly components: { readonly messages: Readonly<Record<string, Json>>; readonly schemas: Json };
}

export const CLOUD_EVENT = 'application/cloudevents+json';

const DESCRIPTION = `What happens in the marinas, for programs of others. Every message is a CloudEvent 1.0 in JSON, the same in Kafka
(structured mode, the whole event is the value) and over HTTP.

**At least once.** A message may come again; it has the same \`id\` then. Remember ids, or, of each key, the greatest \`sequence\`.

**In order.** Messages of one key (\`partitionkey\`, the key in Kafka) come in the order in which things happened. What was seen before
may be repeated from an earlier point on; left out what is known, the order holds.

**Additive.** Messages gain fields, topics gain types, lists of codes gain codes. Pass over what you do not know. Anything else would
be another topic (\`….v2\`).

**Without people.** Names, addresses and texts are never in here; boaters and boats are ids.

**Over HTTP** \`GET /feed/{topic}?after={cursor}&limit={count}\` with an administrator's token answers \`{ items, next, caught_up }\`. Keep
\`next\` together with what you did about the items, and go on from there. If the answer is 409 \`${feedErrors.cursor_of_another_log}\`, the
installation was moved or restored: start again at \`after=${FEED_START}\` and skip the messages whose \`id\` you have processed.

Nights are \`[start_date, end_date)\`, calendar dates are local to the marina, instants UTC, sizes metres, money decimals in the currency of the marina.`;

/** Name of the schema of the message envelope. */
const ENVELOPE = 'Envelope';

const schemaRef = (name: string) => `#/components/schemas/${name}`;
const messageRef = (type: string) => ({ $ref: `#/components/messages/${type}` });
const channelName = ({ name }: FeedTopic) => name.split('.')[1] ?? name;

/** The AsyncAPI 3.0 document of the given topics, generated from the contracts. */
export function asyncApiDocument(topics: readonly FeedTopic[]): AsyncApiDocument {
  const messages = topics.flatMap((topic) => Object.values(topic.messages));
  const channels = topics.map((topic) => [channelName(topic), channelOf(topic)] as const);
  const operations = topics.map((topic) => [`publish_${channelName(topic)}`, operationOf(topic)] as const);
  return {
    asyncapi: '3.0.0',
    id: 'urn:quayside:feed:v1',
    info: { title: 'Quayside feed', version: '1.0.0', description: DESCRIPTION },
    defaultContentType: CLOUD_EVENT,
    channels: Object.fromEntries(channels),
    operations: Object.fromEntries(operations),
    components: {
      messages: Object.fromEntries(messages.map((definition) => [definition.type, messageOf(definition)])),
      schemas: {
        [ENVELOPE]: publicSchemaOf(feedEnvelope),
        ...Object.fromEntries(messages.map(({ type, data }) => [type, publicSchemaOf(data)])),
      },
    },
  };
}

/**
 * JSON Schema of data that a client receives. It is the input form of the contract, which allows additional properties:
 * clients must tolerate fields of later versions.
 */
export function publicSchemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // The format already implies the pattern, and every whole number is within these limits.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return json;
}

/** A message: the common envelope, and the data of its type. */
function payloadOf({ type }: FeedMessageDefinition): Json {
  const data = { $ref: schemaRef(type) };
  const own = { type: { const: type }, dataschema: { const: dataSchemaOf(type) }, data };
  return { allOf: [{ $ref: schemaRef(ENVELOPE) }, { type: 'object', properties: own, required: Object.keys(own) }] };
}

function channelOf(topic: FeedTopic): Json {
  const types = Object.values(topic.messages).map(({ type }) => type);
  return {
    address: topic.name,
    title: topic.name,
    summary: topic.summary,
    description: `Over HTTP: GET /feed/${topic.name}`,
    messages: Object.fromEntries(types.map((type) => [type, messageRef(type)])),
    bindings: { kafka: { topic: topic.name, bindingVersion: '0.5.0' } },
  };
}

/** The action is `send` from the product's point of view; a reader of the document receives. */
function operationOf(topic: FeedTopic): Json {
  const channel = { $ref: `#/channels/${channelName(topic)}` };
  return { action: 'send', channel, summary: topic.summary };
}

function messageOf(definition: FeedMessageDefinition): Json {
  const { type, about, summary } = definition;
  const key = { type: 'string', description: `\`${about.key}\`, also in \`partitionkey\`` };
  return {
    name: type,
    title: type,
    summary,
    description: `Subject: \`data.${about.subject}\`. In order with all other messages of the key \`${about.key}\`.`,
    contentType: CLOUD_EVENT,
    payload: payloadOf(definition),
    bindings: { kafka: { key, bindingVersion: '0.5.0' } },
    examples: [{ payload: exampleOf(definition) }],
  };
}
