import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import {
  feedEnvelope,
  type FeedMessageDefinition,
  type FeedTopic,
  messagesAbout,
} from '../../../contracts/vocabulary/feed-envelope.js';
import { breakingChanges, publishedOf } from './breaking-changes.js';

const message = messagesAbout({ subject: 'id', key: 'boat-{id}' });

function topicWith(messages: Record<string, FeedMessageDefinition>, name = 'quayside.boats.v1'): FeedTopic {
  return { name, summary: 'Boats', messages };
}

const fields = {
  id: z.string(),
  length: z.number(),
  kind: z.enum(['SAIL', 'MOTOR']),
  owner: z.string().nullable(),
  since: z.string().optional(),
  nights: z.array(z.object({ date: z.string() })),
};
const BOAT = 'quayside.boat.seen';
/** Examples are not checked here. */
const EXAMPLE = { id: 'b1', length: 9, kind: 'SAIL' as const, owner: null, nights: [] };
const toMessages = (data: z.ZodRawShape) =>
  message({ type: BOAT, summary: 'Seen', data: z.object(data), example: EXAMPLE });
const before = publishedOf([topicWith({ seen: toMessages(fields) })]);
const changes = (data: z.ZodRawShape) => breakingChanges(before, publishedOf([topicWith({ seen: toMessages(data) })]));
describe('what is compared with the published version', () => {
  it('may stay, and may gain topics, types, fields, codes and better words', () => {
    expect(breakingChanges(before, before)).toEqual([]);
    const more = {
      ...fields,
      id: z.string().meta({ description: 'Of the boat' }),
      kind: z.enum(['MOTOR', 'SAIL', 'RIB']),
      since: z.string(),
      beam: z.number().optional(),
      draft: z.number(),
      nights: z.array(z.object({ date: z.string(), berth_id: z.string() })),
    };
    const sunk = message({ type: 'quayside.boat.sunk', summary: 'Sunk', data: z.object({}), example: {} });
    const after = publishedOf([
      topicWith({ seen: toMessages(more), sunk }),
      topicWith({ seen: toMessages(fields) }, 'quayside.quays.v1'),
    ]);
    expect(breakingChanges(before, after)).toEqual([]);
  });

  it('may lose no topic and no type', () => {
    expect(breakingChanges(before, publishedOf([]))).toEqual(['quayside.boats.v1 is gone']);
    expect(breakingChanges(before, publishedOf([topicWith({})]))).toEqual([`quayside.boats.v1: ${BOAT} is gone`]);
  });

  it('may be about nothing else, and in no other order', () => {
    const other = messagesAbout({ subject: 'boat_id', key: 'boat-{boat_id}' });
    const seen = other({ type: BOAT, summary: 'Seen', data: z.object(fields), example: EXAMPLE });
    expect(breakingChanges(before, publishedOf([topicWith({ seen })]))).toEqual([
      `${BOAT}: subject changed`,
      `${BOAT}: key changed`,
    ]);
  });

  it('may lose nothing around the data', () => {
    const bare = publishedOf([topicWith({ seen: toMessages(fields) })], feedEnvelope.omit({ sequence: true }));
    expect(breakingChanges(before, bare)).toEqual(['envelope.sequence is gone']);
  });

  it('may lose or rename no field, in lists neither', () => {
    const { length, ...others } = fields;
    expect(changes({ ...others, loa: length })).toEqual([`${BOAT}.data.length is gone`]);
    expect(changes({ ...fields, nights: z.array(z.object({ day: z.string() })) })).toEqual([
      `${BOAT}.data.nights[].date is gone`,
    ]);
  });

  it.each([
    ['another type', { length: z.string() }],
    ['whole numbers only', { length: z.number().int() }],
    ['bounds', { length: z.number().min(1) }],
    ['a format', { id: z.uuid() }],
    ['a pattern', { id: z.string().regex(/^\d+$/) }],
    ['a code less', { kind: z.enum(['SAIL']) }],
    ['any text for codes', { kind: z.string() }],
    ['codes for any text', { id: z.enum(['A']) }],
    ['nothing where something was', { length: z.number().nullable() }],
    ['something where nothing could be', { owner: z.string() }],
    ['what may be missing', { length: z.number().optional() }],
    ['no list any more', { nights: z.object({ date: z.string() }) }],
    ['one value only', { id: z.literal('x') }],
  ])('may not turn a field into %s', (_, change) => {
    expect(changes({ ...fields, ...change })).not.toEqual([]);
  });
});
