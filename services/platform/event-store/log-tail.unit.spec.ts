import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from './event-store.js';
import { LogTail } from './log-tail.js';

function at(...positions: number[]): RecordedEvent[] {
  return positions.map((position) => ({
    id: `event-${position}`,
    type: 'LampLit',
    data: {},
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
    stream: 'lamp-1',
    revision: position - 1,
    position,
  }));
}

const positions = (events: RecordedEvent[] | undefined): number[] | undefined =>
  events?.map(({ position }) => position);

describe('log tail', () => {
  it('holds the events from the head on, and refers older positions to the log', () => {
    const tail = new LogTail(10, 100);
    expect(tail.after(10, 5)).toEqual([]);
    expect(tail.after(9, 5)).toBeUndefined();
    tail.publish(at(11, 12, 15));
    expect(tail.head).toBe(15);
    expect(positions(tail.after(10, 5))).toEqual([11, 12, 15]);
    expect(positions(tail.after(12, 5))).toEqual([15]);
    expect(positions(tail.after(13, 5))).toEqual([15]);
    expect(positions(tail.after(10, 2))).toEqual([11, 12]);
    expect(tail.after(15, 5)).toEqual([]);
    expect(tail.after(99, 5)).toEqual([]);
    expect(tail.after(9, 5)).toBeUndefined();
  });

  it('keeps between one and two times its capacity, and knows what it has dropped', () => {
    const tail = new LogTail(0, 3);
    tail.publish(at(1, 2, 3, 4, 5, 6));
    expect(positions(tail.after(0, 10))).toEqual([1, 2, 3, 4, 5, 6]);
    tail.publish(at(7));
    expect(tail.after(0, 10)).toBeUndefined();
    expect(tail.after(3, 10)).toBeUndefined();
    expect(positions(tail.after(4, 10))).toEqual([5, 6, 7]);
  });

  it('wakes a waiter for an event after its position, and not for an earlier one', async () => {
    const tail = new LogTail(0, 3);
    let woken = false;
    const waiting = tail.movedBeyond(2, new AbortController().signal).then(() => (woken = true));
    tail.publish(at(1, 2));
    await new Promise(setImmediate);
    expect(woken).toBe(false);
    tail.publish(at(3));
    await waiting;
    expect(woken).toBe(true);
  });

  it('wakes waiters when their signal aborts or the tail is closed', async () => {
    const tail = new LogTail(0, 3);
    const stop = new AbortController();
    const aborted = tail.movedBeyond(0, stop.signal);
    stop.abort();
    await expect(aborted).resolves.toBeUndefined();
    const closed = tail.movedBeyond(0, new AbortController().signal);
    tail.close();
    await expect(closed).resolves.toBeUndefined();
    expect(tail.closed).toBe(true);
  });

  it('leaves no listener on a signal that lives as long as its consumer', async () => {
    const tail = new LogTail(0, 3);
    const { signal } = new AbortController();
    const waiting = tail.movedBeyond(0, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    tail.publish(at(1));
    await waiting;
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
