import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../event-store.js';
import { NewestStretch } from './newest-stretch.js';

const LENGTH = 60;
const log = Array.from(
  { length: LENGTH },
  (_, index) => ({ position: index + 1, stream: `lamp-${index % 4}`, revision: index >> 2 }) as RecordedEvent,
);

describe('the newest stretch of the log', () => {
  it('has every event between its ends, whatever is read, and at most twice what it keeps', () => {
    const read = fc.tuple(fc.nat({ max: LENGTH }), fc.integer({ min: 1, max: 15 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(read, { maxLength: 30 }), (reads) => {
        const stretch = new NewestStretch(10);
        for (const [somewhere, most, goesOn] of reads) {
          const after = goesOn ? (stretch.end ?? 0) : somewhere;
          stretch.add(after, log.slice(after, after + most));
          const end = stretch.end ?? 0;
          const first = log.findIndex(({ position }) => stretch.after(position - 1, 1) !== undefined);
          if (first === -1) continue;
          expect(stretch.after(first, LENGTH)).toEqual(log.slice(first, end));
          expect(end - first).toBeLessThanOrEqual(20);
          for (const stream of ['lamp-0', 'lamp-1', 'lamp-2', 'lamp-3'])
            expect(stretch.of(stream)).toEqual(log.slice(first, end).filter((event) => event.stream === stream));
          if (stretch.isWhole) expect(first).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
