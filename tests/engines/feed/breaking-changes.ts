import type * as z from 'zod';
import { feedEnvelope, type FeedTopic } from '../../../contracts/vocabulary/feed-envelope.js';
import { publicSchemaOf } from '../../../services/platform/feed/asyncapi-document.js';

type Schema = Readonly<Record<string, unknown>>;

/** The published contract of the feed, stored beside the document. */
export interface Published {
  /** JSON Schema of the message envelope. */
  readonly envelope: Schema;
  /** By topic and type: subject and key of the message, and the JSON Schema of its data. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, PublishedMessage>>>>;
}

interface PublishedMessage {
  readonly subject: string;
  readonly key: string;
  readonly data: Schema;
}

export function publishedOf(topics: readonly FeedTopic[], envelope: z.ZodType = feedEnvelope): Published {
  const messagesOf = ({ messages }: FeedTopic) =>
    Object.values(messages).map(({ type, about, data }) => [type, { ...about, data: publicSchemaOf(data) }] as const);
  return {
    envelope: publicSchemaOf(envelope),
    topics: Object.fromEntries(topics.map((topic) => [topic.name, Object.fromEntries(messagesOf(topic))])),
  };
}

/** Changes in `after` that would break a reader of `before`; none if something was only added. */
export function breakingChanges(before: Published, after: Published): string[] {
  const ofTopics = Object.entries(before.topics).flatMap(([topic, types]) => {
    const now = after.topics[topic];
    if (now === undefined) return [`${topic} is gone`];
    return Object.entries(types).flatMap(([type, message]) => {
      const known = now[type];
      return known === undefined ? [`${topic}: ${type} is gone`] : messageChanges(type, message, known);
    });
  });
  return [...changesOf('envelope', before.envelope, after.envelope), ...ofTopics];
}

/** Another key would lose the order, and another subject the record. */
function messageChanges(type: string, before: PublishedMessage, after: PublishedMessage): string[] {
  const about = (['subject', 'key'] as const).filter((name) => before[name] !== after[name]);
  return [...about.map((name) => `${type}: ${name} changed`), ...changesOf(`${type}.data`, before.data, after.data)];
}

/** Keywords for human readers; all others affect validation. */
const COMMENTS = new Set(['title', 'description', 'examples', '$comment']);
/** Compared individually below; every other keyword must stay unchanged. */
const STRUCTURE = new Set(['properties', 'required', 'items', 'anyOf', 'oneOf', 'allOf', 'enum']);

function changesOf(path: string, before: Schema, after: Schema): string[] {
  return [
    ...keywordChanges(path, before, after),
    ...fieldChanges(path, before, after),
    ...enumChanges(path, before, after),
    ...itemChanges(path, before, after),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => alternativeChanges(path, keyword, before, after)),
  ];
}

function keywordChanges(path: string, before: Schema, after: Schema): string[] {
  const keywords = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keywords]
    .filter((keyword) => !COMMENTS.has(keyword) && !STRUCTURE.has(keyword))
    .filter((keyword) => JSON.stringify(before[keyword]) !== JSON.stringify(after[keyword]))
    .map((keyword) => `${path}: ${keyword} changed`);
}

/** Fields may be added. None may be removed, and required ones must stay required. */
function fieldChanges(path: string, before: Schema, after: Schema): string[] {
  const fields = (schema: Schema) => (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema: Schema) => (schema.required ?? []) as readonly string[];
  const gone = required(before).filter((name) => !required(after).includes(name) && name in fields(after));
  return [
    ...gone.map((name) => `${path}.${name} may be missing now`),
    ...Object.entries(fields(before)).flatMap(([name, schema]) => {
      const now = fields(after)[name];
      return now === undefined ? [`${path}.${name} is gone`] : changesOf(`${path}.${name}`, schema, now);
    }),
  ];
}

/** Codes may be added, as the document states; a field may neither gain nor lose its list of codes. */
function enumChanges(path: string, before: Schema, after: Schema): string[] {
  if (before.enum === undefined && after.enum === undefined) return [];
  if (before.enum === undefined || after.enum === undefined) return [`${path}: enum changed`];
  const known = after.enum as readonly unknown[];
  const gone = (before.enum as readonly unknown[]).filter((code) => !known.includes(code));
  return gone.map((code) => `${path}: ${String(code)} is gone`);
}

function itemChanges(path: string, before: Schema, after: Schema): string[] {
  if (before.items === undefined && after.items === undefined) return [];
  if (before.items === undefined || after.items === undefined) return [`${path}: items changed`];
  return changesOf(`${path}[]`, before.items as Schema, after.items as Schema);
}

/** No reader expects an additional alternative; null is one, too. */
function alternativeChanges(path: string, keyword: string, before: Schema, after: Schema): string[] {
  const [old = [], now = []] = [before[keyword], after[keyword]] as (readonly Schema[] | undefined)[];
  if (old.length !== now.length) return [`${path}: ${keyword} changed`];
  return old.flatMap((schema, index) => changesOf(`${path}(${index})`, schema, now[index] ?? {}));
}
