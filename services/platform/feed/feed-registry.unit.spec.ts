import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { type FeedTopic, messagesAbout } from '../../../contracts/vocabulary/feed-envelope.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import { FeedRegistry, type FeedSource, feedSource, messageBody } from './feed-registry.js';

type BoatEvent =
  { type: 'BoatSeen'; data: { length: number; owner: string } } | { type: 'BoatSunk'; data: { cause: string } };

const message = messagesAbout({ subject: 'boat_id', key: 'boat-{boat_id}' });
const seen = message({
  type: 'quayside.boat.seen',
  summary: 'Seen',
  data: z.object({ boat_id: z.string(), length: z.number().max(100) }),
  example: { boat_id: 'b1', length: 9 },
});
const topic: FeedTopic = { name: 'quayside.boats.v1', summary: 'Boats', messages: { seen } };
const source = feedSource<BoatEvent>(topic, {
  BoatSeen: ({ stream, data }) => [messageBody(seen, { boat_id: stream.slice(5), ...data })],
  BoatSunk: 'unpublished',
});

function event(more: Partial<LoggedEvent> = {}, marina_id: string | null = 'm1'): LoggedEvent {
  return {
    id: 'e1',
    stream: 'boat-b1',
    revision: 4,
    position: 77,
    type: 'BoatSeen',
    data: { length: 9, owner: 'Ada Quay' },
    metadata: {
      marina_id,
      actor: { kind: 'staff', id: 'u1', name: 'Ada Quay' },
      command_id: 'c',
      command_hash: 'h',
      correlation_id: 'c',
      causation_id: 'c',
      recorded_at: '2027-06-01T08:00:00.000Z',
      schema: 1,
    },
    ...more,
  };
}

function registryWith(...sources: readonly FeedSource[]): FeedRegistry {
  const registry = new FeedRegistry();
  registry.register('boat-', ...sources);
  return registry;
}

describe('the registry of public messages', () => {
  it('makes a CloudEvent of the data of an area, with only the fields that the contract names', () => {
    expect(registryWith(source).messagesOf(event())).toEqual([
      {
        topic: 'quayside.boats.v1',
        key: 'boat-b1',
        event: {
          specversion: '1.0',
          id: 'e1',
          source: '/marinas/m1',
          type: 'quayside.boat.seen',
          subject: 'b1',
          time: '2027-06-01T08:00:00.000Z',
          datacontenttype: 'application/json',
          dataschema: 'urn:quayside:feed:v1:boat.seen',
          marinaid: 'm1',
          partitionkey: 'boat-b1',
          sequence: '0000000000000077',
          revision: 4,
          data: { boat_id: 'b1', length: 9 },
        },
      },
    ]);
  });

  it('gives the messages of one event in two topics ids of their own', () => {
    const published = { BoatSeen: () => [messageBody(seen, { boat_id: 'b1', length: 9 })] };
    const sightings = { ...topic, name: 'quayside.sightings.v1' };
    const registry = registryWith(source, feedSource<BoatEvent>(sightings, published, { idSuffix: 'sightings' }));
    expect(registry.messagesOf(event()).map(({ event: { id } }) => id)).toEqual(['e1', 'e1-sightings']);
    expect(() => registryWith(source, feedSource<BoatEvent>(sightings, published))).toThrow('BoatSeen');
  });

  it('produces the same message each time', () => {
    const registry = registryWith(source);
    expect(registry.messagesOf(event())).toEqual(registry.messagesOf(event()));
  });

  it('names no marina if there is none', () => {
    const [made] = registryWith(source).messagesOf(event({}, null));
    expect(made?.event.source).toBe('/');
    expect(made?.event).not.toHaveProperty('marinaid');
  });

  it('publishes nothing that violates the contract', () => {
    expect(() => registryWith(source).messagesOf(event({ data: { length: 101, owner: '' } }))).toThrow();
  });

  it('publishes nothing for other events, streams and topics', () => {
    const registry = registryWith(source);
    const others = [event({ type: 'BoatSunk' }), event({ type: 'BoatBuilt' }), event({ stream: 'boats-b1' })];
    for (const other of others) {
      expect(registry.messagesOf(other)).toEqual([]);
      expect(registry.concerns(other, topic.name, null)).toBe(false);
    }
    expect(registry.messagesOf(event(), 'quayside.quays.v1')).toEqual([]);
    expect(registry.concerns(event(), 'quayside.quays.v1', null)).toBe(false);
  });

  it('knows which events concern a topic and a marina', () => {
    const registry = registryWith(source);
    const concerns = (marina: string | null, of: LoggedEvent) => registry.concerns(of, topic.name, marina);
    expect([concerns(null, event()), concerns('m1', event()), concerns('m2', event())]).toEqual([true, true, false]);
    expect(concerns('m1', event({}, null))).toBe(false);
    expect([registry.publishes('boat-b1'), registry.publishes('pier-p1')]).toEqual([true, false]);
  });

  it('has at most one source of a topic for a stream, and any number of topics', () => {
    const other = feedSource<BoatEvent>(
      { ...topic, name: 'quayside.wrecks.v1' },
      {
        BoatSunk: ({ stream }) => [messageBody(seen, { boat_id: stream.slice(5), length: 1 })],
      },
    );
    const registry = registryWith(source, other);
    expect(registry.messagesOf(event({ type: 'BoatSunk' })).map((made) => made.topic)).toEqual(['quayside.wrecks.v1']);
    expect(registry.topics()).toHaveLength(2);
    expect(() => registry.register('boat-', source)).toThrow('defined twice');
    expect(() => registry.register('boat', source)).toThrow('not the prefix');
  });
});
