import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { histories, logged } from '../../../tests/fixtures/reservation-histories.js';
import { SettableClock } from '../../platform/clock/clock.js';
import { ConsumerCommits } from '../../platform/consuming/consumer-commits.js';
import { DeadLetters } from '../../platform/consuming/dead-letters.js';
import { Projector } from '../../platform/consuming/projector.js';
import type { AnyProjection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { SqliteReadModelStore } from '../../platform/read-models/sqlite-read-model-store.js';
import { deadlines } from './deadlines.js';
import { reservationDetails } from './reservation-details.js';
import { reservationList } from './reservation-list.js';

/** Every history as one stream, all in one log. */
const log: LoggedEvent[] = Object.values(histories)
  .flatMap((events, index) => logged(events, `r-${index}`))
  .map((event, index) => ({ ...event, position: index + 1 }));
const head = log.length;

describe.each<AnyProjection>([reservationList, reservationDetails, deadlines])('the read model $name', (projection) => {
  let directory: string;
  let store: SqliteReadModelStore;
  let deadLetters: DeadLetters;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-replay-'));
    store = SqliteReadModelStore.openIn(directory);
    deadLetters = new DeadLetters(store, store, new SettableClock('2027-06-01T00:00:00.000Z'));
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  async function takeIn(events: readonly LoggedEvent[]) {
    const collection = await store.open({ name: 'replayed', indexes: projection.indexes });
    await store.deleteCheckpoint('replayed');
    const projector = new Projector(projection, 'replayed', collection, new ConsumerCommits(store), deadLetters);
    await projector.start();
    await projector.handle({ events, position: head, caughtUp: true });
    return collection.find({ sort: [['_id', 1]] });
  }

  it('is the same when the log is processed twice, or in two parts', async () => {
    const once = await takeIn(log);
    expect(once.length).toBeGreaterThan(0);
    expect(await takeIn(log)).toEqual(once);
    await store.drop('replayed');
    await takeIn(log.slice(0, head / 2));
    expect(await takeIn(log.slice(head / 3))).toEqual(once);
    expect(await deadLetters.find()).toEqual([]);
  });

  it('sets a stream with a gap aside', async () => {
    const [stream] = log.filter((event) => event.revision >= 2).map((event) => event.stream);
    await takeIn(log.filter((event) => event.stream !== stream || event.revision !== 1));
    expect(await deadLetters.find()).toMatchObject([{ stream, revision: 2 }]);
  });
});
