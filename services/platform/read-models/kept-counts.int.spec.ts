import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionTable } from './collection-table.js';
import type { DocumentWrite, Filter } from './read-model-store.js';
import { SqliteReadModelStore } from './sqlite-read-model-store.js';

const indexes = [{ fields: ['marina', 'tab', 'at'] }, { fields: ['berth'] }];

let directory: string;
let store: SqliteReadModelStore;
let boats: CollectionTable;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kept-counts-'));
  store = SqliteReadModelStore.openIn(directory);
  boats = await store.open({ name: 'boats@1', indexes });
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

/** Counts the documents one by one, without the cached counts. */
async function counted(filter: Filter): Promise<number> {
  return (await boats.find({ filter })).length;
}

const marinas = ['m1', 'm2'];
const tabs = ['PENDING', 'CLOSED', null];
const filters: Filter[] = [
  ...marinas.map((marina) => ({ marina })),
  ...marinas.flatMap((marina) => tabs.map((tab) => ({ marina, tab }))),
  { tab: 'PENDING', marina: { $eq: 'm1' } },
  { marina: 'm1', tab: 'PENDING', at: 3 },
  { marina: { $in: marinas } },
  { tab: 'CLOSED' },
  { marina: 'm2', tab: { $in: ['PENDING', null, 'PENDING', 'NEVER'] } },
  { marina: { $in: marinas }, tab: { $in: ['CLOSED', 'PENDING'] }, at: { $in: [1, 2, 3] } },
  { tab: { $in: [] } },
  {},
  { marina: 'm1', tab: { $in: ['CLOSED'], $ne: null } },
  { berth: 'b1', marina: 'm1' },
  { berth: 'b1' },
];

const content = fc.record(
  {
    marina: fc.constantFrom(...marinas),
    tab: fc.constantFrom(...tabs),
    at: fc.integer({ min: 0, max: 5 }),
    berth: fc.constantFrom('b1', 'b2'),
  },
  { requiredKeys: ['marina'] },
);
const change = fc.oneof(
  fc.record({ _id: fc.constantFrom('x', 'y', 'z'), position: fc.integer({ min: 1, max: 9 }), document: content }),
  fc.record({
    _id: fc.constantFrom('x', 'y', 'z'),
    position: fc.integer({ min: 1, max: 9 }),
    removed: fc.constant(true as const),
  }),
);

describe('kept counts', () => {
  it("equal the documents' counts after any write, removal or refusal", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 8 }), async (batches) => {
        run += 1;
        boats = await store.open({ name: `boats@${run}`, indexes });
        for (const batch of [[], ...batches]) {
          await boats.write(batch);
          for (const filter of filters) expect(await boats.count(filter)).toBe(await counted(filter));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are dropped once a field holds an array', async () => {
    await boats.write([{ _id: 'x', position: 1, document: { marina: 'm1', tab: 'PENDING' } }]);
    expect(await boats.count({ marina: 'm1', tab: 'PENDING' })).toBe(1);
    await boats.write([{ _id: 'y', position: 2, document: { marina: 'm1', tab: ['PENDING', 'CLOSED'] } }]);
    expect(await boats.count({ marina: 'm1', tab: 'PENDING' })).toBe(2);
    expect(await boats.count({ marina: 'm1', tab: 'CLOSED' })).toBe(1);
    expect(await boats.count({ marina: 'm1' })).toBe(2);
  });

  it('do not change with a batch that was rolled back', async () => {
    const document = { marina: 'm1' };
    await boats.write([{ _id: 'x', position: 1, document }]);
    expect(await boats.count({ marina: 'm1' })).toBe(1);
    const broken = { marina: 'm1', toJSON: () => { throw new Error('not JSON'); } }; // prettier-ignore
    const writes = [
      { _id: 'y', position: 2, document },
      { _id: 'z', position: 2, document: broken },
    ];
    await expect(boats.write(writes as unknown as DocumentWrite[])).rejects.toThrow('not JSON');
    expect(await boats.count({ marina: 'm1' })).toBe(1);
  });

  it('are dropped when there are too many of them', async () => {
    const writes = Array.from({ length: 3000 }, (_, at) => ({
      _id: `x${at}`,
      position: 1,
      document: { marina: 'm1', berth: `b${at % 1500}` },
    }));
    await boats.write(writes.slice(0, 10));
    expect(await boats.count({ berth: 'b3' })).toBe(1);
    await boats.write(writes);
    expect(await boats.count({ berth: 'b3' })).toBe(2);
    expect(await boats.count({ marina: 'm1' })).toBe(3000);
  });
});

describe('a collection that is being filled', () => {
  it('answers queries, and has its indexes afterwards', async () => {
    const name = 'filled@1';
    const filling = await store.open({ name, indexes, filling: true });
    await filling.write([
      { _id: 'x', position: 1, document: { marina: 'm1', tab: ['PENDING'], at: 2 } },
      { _id: 'y', position: 1, document: { marina: 'm1', tab: 'CLOSED', at: 1 } },
    ]);
    const find = { filter: { marina: 'm1' }, sort: [['at', 1]] as const };
    expect((await filling.find(find)).map(({ _id }) => _id)).toEqual(['y', 'x']);
    expect((await filling.explain(find)).join()).not.toContain('USING');
    const filled = await store.open({ name, indexes });
    expect((await filled.find({ filter: { tab: 'PENDING' } })).map(({ _id }) => _id)).toEqual(['x']);
    expect((await filled.explain(find)).join()).toContain('INDEX index_');
  });
});
