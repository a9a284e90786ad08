import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { JsonObject } from '../../platform/event-store/event-store.js';
import { SqliteReadModelStore } from '../../platform/read-models/sqlite-read-model-store.js';
import { stayList } from '../projections/stay-list.js';
import { leftBehind } from './boats-here.js';
import { followingStays } from './going-on.js';

const MARINA = randomUUID();
const TODAY = '2027-06-15';
const STAYS = 2_000;

/** Stays of many boaters, who have come and left, except the last ones. */
const stays = Array.from({ length: STAYS }, (_, index) => {
  const start_date = addDays(TODAY, Math.floor((index - STAYS) / 20));
  const gone = index < STAYS - 40;
  const seen = { arrived_at: start_date, departed_at: gone ? start_date : null, finished: gone, here: !gone };
  const of = { marina_id: MARINA, boater_id: randomUUID(), vessel_id: randomUUID(), vessel_name: 'Petrel' };
  return {
    _id: randomUUID(),
    ...of,
    ...seen,
    booked: true,
    moored: null,
    start_date,
    end_date: addDays(start_date, 2),
  };
});

/** The name of an index in the file: fields are numbered in the order in which indexes declare them. */
function indexOn(fields: readonly string[]): string {
  const declared = [...new Set(stayList.indexes.flatMap((index) => index.fields))];
  return `index_1_${fields.map((field) => `key_${declared.indexOf(field) + 1}`).join('_')}_id`;
}

describe.each(['before SQLite has statistics', 'with statistics'])('the stays of a busy harbour, %s', (when) => {
  let store: SqliteReadModelStore;
  let collection: Awaited<ReturnType<SqliteReadModelStore['open']>>;

  beforeAll(async () => {
    store = SqliteReadModelStore.inMemory();
    collection = await store.open({ name: 'traffic@1', indexes: stayList.indexes });
    // The statistics are refreshed after 10,000 writes.
    for (let round = 0; round < (when === 'with statistics' ? 6 : 1); round += 1) {
      const position = round + 1;
      await collection.write(stays.map(({ _id, ...stay }) => ({ _id, position, document: stay as JsonObject })));
    }
  });
  afterAll(() => store.close());

  it('finds the next stay of a boat among those of its boater', async () => {
    const plan = await collection.explain({ filter: followingStays(stays.slice(-40)) });
    expect(plan[0]).toContain(` ${indexOn(['boater_id', 'booked', 'end_date'])} `);
  });

  it('finds the boats whose stays were finished without them, among those alone', async () => {
    const plan = await collection.explain({ filter: leftBehind([MARINA], TODAY) });
    expect(plan[0]).toContain(` ${indexOn(['marina_id', 'finished', 'departed_at', 'end_date'])} `);
  });
});
