import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../event-store.js';
import { LogTail } from '../log-tail.js';
import { RecentStreams } from './recent-streams.js';

/** One step of a log that this process and others write, and of what this process gets to know. */
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('append', 'append elsewhere', 'read', 'ask'),
    stream: fc.nat({ max: 3 }),
    from: fc.nat({ max: 5 }),
  }),
  fc.record({ does: fc.constant('deliver'), stream: fc.constant(0), from: fc.integer({ min: 1, max: 4 }) }),
);

describe('the streams that a process holds', () => {
  it('have all events that the tail has delivered and all own ones, or are unknown', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const recent = new RecentStreams();
        const tail = new LogTail(0, 3, (added, dropped) => recent.moved(added, dropped));
        const log: RecordedEvent[] = [];
        let delivered = 0;
        /** By stream: position of the last event that this process must know. */
        const known = new Map<string, number>();
        for (const { does, stream: number, from } of steps) {
          const stream = `lamp-${number}`;
          const ofStream = () => log.filter((event) => event.stream === stream);
          const last = () => ofStream().length - 1;
          if (does === 'deliver') {
            const next = log.slice(delivered, delivered + from);
            delivered += next.length;
            tail.publish(next);
          } else if (does === 'ask') {
            const events = recent.from(stream, from, tail.reachesBackTo);
            const least = ofStream().filter(({ position }) => position <= Math.max(tail.head, known.get(stream) ?? 0));
            if (events === undefined) continue;
            expect(events).toEqual(ofStream().slice(from, from + events.length));
            expect(events.length).toBeGreaterThanOrEqual(least.slice(from).length);
          } else if (does === 'read') {
            recent.note(stream, last(), tail.head);
            known.set(stream, ofStream().at(-1)?.position ?? 0);
          } else {
            const position = log.length + 1;
            log.push({ stream, revision: last() + 1, position } as RecordedEvent);
            if (does === 'append elsewhere') continue;
            recent.note(stream, last(), position);
            known.set(stream, position);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are known without a call once they were read', () => {
    const recent = new RecentStreams();
    recent.note('lamp-1', -1, 10);
    expect(recent.from('lamp-1', 0, 10)).toEqual([]);
    expect(recent.from('lamp-1', 0, 11)).toBeUndefined();
    expect(recent.from('lamp-2', 0, 0)).toBeUndefined();
  });
});
