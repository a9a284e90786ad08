import type { ResolvedEvent } from '@eventstore/db-client';
import { describe, expect, it } from '@jest/globals';
import type { NewEvent } from '../event-store.js';
import { proposedEvents, recordedEvent, safePosition } from './recorded-events.js';

const given: NewEvent = {
  id: '6f1f2d0e-5d1c-4a4e-8a57-0c9b9c0f6d11',
  type: 'LampLit',
  data: { number: 1 },
  metadata: {
    marina_id: null,
    actor: { kind: 'system', id: 'spec', name: null },
    command_id: 'command',
    command_hash: 'hash',
    correlation_id: 'correlation',
    causation_id: 'command',
    recorded_at: '2026-05-01T10:00:00.000Z',
    schema: 1,
  },
};

function resolved(changes: object = {}): ResolvedEvent {
  const [proposed] = proposedEvents([given]);
  const event = {
    ...proposed,
    streamId: 'lamp-1',
    isJson: true,
    revision: 4n,
    created: new Date(0),
    position: { commit: 77n, prepare: 77n },
    ...changes,
  };
  return { event } as unknown as ResolvedEvent;
}

describe('events on the server', () => {
  it('are read as they were written, with stream, revision and position', () => {
    expect(recordedEvent(resolved())).toEqual({ ...given, stream: 'lamp-1', revision: 4, position: 77 });
  });

  it('get a new id in every append', () => {
    const [first, second] = [proposedEvents([given]), proposedEvents([given])];
    expect(new Set([given.id, first[0]?.id, second[0]?.id]).size).toBe(3);
  });

  it.each([
    ['of a stream of the server', { streamId: '$stats-0' }],
    ['of a type of the server', { type: '$metadata' }],
    ['without JSON', { isJson: false, data: new Uint8Array() }],
    ['without metadata', { metadata: undefined }],
    ['with the metadata of another application', { metadata: { $correlationId: 'x' } }],
    ['of an application that has ids of events only', { metadata: { event_id: 'x' } }],
  ])('do not belong to the product: an event %s', (_, changes) => {
    expect(recordedEvent(resolved(changes))).toBeUndefined();
  });

  it('do not belong to the product if a link is broken', () => {
    expect(recordedEvent({})).toBeUndefined();
  });

  it('have positions of up to 2^53', () => {
    expect(safePosition(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => safePosition(9_007_199_254_740_992n)).toThrow('beyond what this product can count');
  });

  it('need a server that returns positions', () => {
    expect(() => safePosition(undefined)).toThrow('must be version 22.6 or newer');
    expect(() => safePosition(18_446_744_073_709_551_615n)).toThrow('must be version 22.6 or newer');
  });
});
