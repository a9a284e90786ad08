import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../event-store.js';
import { LogTail } from '../log-tail.js';
import { NewestStretch } from './newest-stretch.js';
import { RecentStreams } from './recent-streams.js';

/** One step of a log that this process and others write, and of what this process gets to know. */
const step = fc.oneof(
  fc.record({
    does: fc.constantFrom('append', 'append elsewhere', 'read', 'ask', 'ask'),
    stream: fc.nat({ max: 3 }),
    from: fc.nat({ max: 5 }),
  }),
  fc.record({
    does: fc.constantFrom('deliver', 'catch up'),
    stream: fc.nat({ max: 3 }),
    from: fc.integer({ min: 1, max: 4 }),
  }),
);

describe('the streams that a process holds', () => {
  it('have all events that the tail has delivered and all own ones, or are unknown', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const stretch = new NewestStretch(4);
        const recent = new RecentStreams(stretch);
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
          } else if (does === 'catch up') {
            // A consumer reads on where the stretch ends, or somewhere else.
            const after = number === 0 ? Math.min(from, log.length) : (stretch.end ?? 0);
            stretch.add(after, log.slice(after, after + from));
          } else if (does === 'ask') {
            const events = recent.from(stream, from, tail);
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
    const recent = new RecentStreams(new NewestStretch());
    const tail = (reachesBackTo: number) => ({ reachesBackTo, head: reachesBackTo });
    recent.note('lamp-1', -1, 10);
    expect(recent.from('lamp-1', 0, tail(10))).toEqual([]);
    expect(recent.from('lamp-1', 0, tail(11))).toBeUndefined();
    expect(recent.from('lamp-2', 0, tail(0))).toBeUndefined();
  });

  it('are known as a whole from the stretch that consumers have read', () => {
    const stretch = new NewestStretch();
    const recent = new RecentStreams(stretch);
    const event = (position: number, stream: string, revision: number) =>
      ({ stream, revision, position }) as RecordedEvent;
    const read = [event(1, 'lamp-1', 0), event(2, 'lamp-2', 0), event(3, 'lamp-1', 1)];
    stretch.add(0, read);
    const tail = { reachesBackTo: 3, head: 4 };
    expect(recent.from('lamp-1', 0, tail)).toEqual([read[0], read[2]]);
    expect(recent.from('lamp-1', 1, tail)).toEqual([read[2]]);
    expect(recent.from('lamp-3', 0, tail)).toEqual([]);
    expect(recent.from('lamp-4', 0, { reachesBackTo: 4, head: 4 })).toBeUndefined();
    recent.moved([event(4, 'lamp-1', 2)], []);
    expect(recent.from('lamp-1', 0, tail)).toEqual([read[0], read[2], event(4, 'lamp-1', 2)]);
    stretch.clear();
    expect(recent.from('lamp-1', 0, tail)).toBeUndefined();
    expect(recent.from('lamp-1', 3, tail)).toEqual([]);
  });
});
