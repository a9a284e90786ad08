import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { envelopeOf, exampleOf, type FeedMessageDefinition } from '../../../contracts/vocabulary/feed-envelope.js';
import { feedOutlets } from '../../../contracts/feed/api.js';
import { allTopics } from '../../../contracts/feed/topics.js';
import { asyncApiDocument } from '../../../services/platform/feed/asyncapi-document.js';
import { breakingChanges, type Published, publishedOf } from './breaking-changes.js';

const folder = join(__dirname, '../../../docs/api');
const documentPath = join(folder, 'asyncapi.json');
const publishedPath = join(folder, 'feed-v1.json');
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, content: unknown) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/** `document` writes the document again; `publish` also makes the current version the published one. */
const order = process.env.WRITE_FEED;
if (order === 'document' || order === 'publish') write(documentPath, asyncApiDocument(allTopics));
if (order === 'publish') write(publishedPath, publishedOf(allTopics));

const definitions = allTopics.flatMap((topic) => Object.values(topic.messages));
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** All targets of `$ref` in a document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : references(inner)));
}

function found(document: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
}

describe('the public messages', () => {
  it('are what was published, or more', () => {
    expect(breakingChanges(read(publishedPath) as Published, publishedOf(allTopics))).toEqual([]);
  });

  it('are described by the committed document; WRITE_FEED=document writes it', () => {
    expect(wire(asyncApiDocument(allTopics))).toEqual(read(documentPath));
  });

  it('are described without a broken reference', () => {
    const document = read(documentPath);
    const all = references(document);
    expect(all.length).toBeGreaterThan(definitions.length);
    expect(all.filter((reference) => found(document, reference) === undefined)).toEqual([]);
  });

  it('have a topic of their area, types of their own, and a call that reads them', () => {
    const types = definitions.map(({ type }) => type);
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
    expect(types.filter((type) => !/^quayside(\.[a-z_]+){2}$/.test(type))).toEqual([]);
    expect(allTopics.map(({ name }) => name).filter((name) => !/^quayside\.[a-z]+\.v1$/.test(name))).toEqual([]);
    expect(feedOutlets.map(({ topic }) => topic)).toEqual(allTopics);
    expect(feedOutlets.map(({ route }) => route.path)).toEqual(allTopics.map(({ name }) => `/feed/${name}`));
  });

  it.each(definitions.map((definition): [string, FeedMessageDefinition] => [definition.type, definition]))(
    '%s has an example, fields for its subject and key, and stays open',
    (_, definition) => {
      expect(envelopeOf(definition).parse(exampleOf(definition))).toEqual(exampleOf(definition));
      const { about, data } = definition;
      const named = [...about.key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      expect(named).toHaveLength(1);
      for (const name of [about.subject, ...named]) expect(name === 'marinaid' || name in data.shape).toBe(true);
      // Additions of a later version must not break readers of this one, so the document allows additional properties
      // everywhere.
      expect(JSON.stringify(z.toJSONSchema(data, { io: 'input' }))).not.toContain('additionalProperties');
    },
  );
});
