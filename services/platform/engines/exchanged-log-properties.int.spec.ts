import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { events } from '../../../tests/engines/event-store/event-fixtures.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { Checkpoint } from '../consuming/checkpoint.js';
import { ConsumerCommits } from '../consuming/consumer-commits.js';
import type { ReadEvent } from '../event-sourcing/event-log.js';
import type { NewEvent } from '../event-store/event-store.js';
import { SqliteEventStore } from '../event-store/sqlite-event-store.js';
import { openProcessingFile } from '../processing/processing-record.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { assertBelongTogether } from './consistency.js';

const PLACES = { log: '/data', readModels: '/data' };

/** A log in a file, with these events in one stream. */
async function logOf(directory: string, history: readonly NewEvent[]): Promise<SqliteEventStore> {
  const store = new SqliteEventStore({ directory, sync: 'checkpoints' });
  if (history.length > 0) await store.append('lamp-1', 'no_stream', history);
  return store;
}

describe('a log that was exchanged for one with a common beginning', () => {
  it('is noticed whenever a consumer has processed what it lacks, and only then', async () => {
    const length = fc.nat({ max: 6 });
    await fc.assert(
      fc.asyncProperty(
        length,
        length,
        length,
        fc.array(fc.tuple(fc.nat({ max: 12 }), fc.boolean()), { maxLength: 4 }),
        async (common, ours, theirs, consumers) => {
          const directory = mkdtempSync(join(tmpdir(), 'exchanged-'));
          const beginning = events(common);
          const [own, other] = await Promise.all([
            logOf(join(directory, 'own'), [...beginning, ...events(ours)]),
            logOf(join(directory, 'other'), [...beginning, ...events(theirs)]),
          ]);
          const readModels = SqliteReadModelStore.openIn(directory);
          const record = openProcessingFile(directory);
          try {
            const log: ReadEvent[] = [];
            for await (const event of own.readAll({ after: 0 })) log.push(event);
            const places = consumers.map(([place]) => Math.min(place, log.length));
            for (const [number, place] of places.entries()) {
              const passed = log.slice(0, place);
              const store = consumers[number]?.[1] === true ? record : readModels;
              const checkpoint = new Checkpoint(`consumer ${number}`, new ConsumerCommits(store));
              await checkpoint.follow({ events: passed, position: passed.at(-1)?.position ?? 0, caughtUp: true }, true);
            }
            await assertBelongTogether(own, { record, readModels }, PLACES);
            const check = assertBelongTogether(other, { record, readModels }, PLACES);
            if (Math.max(0, ...places) > common) await expect(check).rejects.toThrow('was processed before');
            else await check;
          } finally {
            await Promise.all([own.close(), other.close(), record.close(), readModels.close()]);
            rmSync(directory, { recursive: true });
          }
        },
      ),
      { numRuns: propertyRuns(100) },
    );
  });
});
