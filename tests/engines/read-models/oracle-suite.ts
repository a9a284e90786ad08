import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CollectionFixture } from './collection-fixture.js';
import { expectedIds } from './mingo-oracle.js';
import { anyQuestion } from './random-questions.js';
import type { ReadModelStoreFactory } from './read-model-store-suite.js';

/** Compares a store with mingo on `runs` random collections; an engine behind a network needs fewer. */
export function describeOracle(name: string, factory: ReadModelStoreFactory, runs: number): void {
  describe(`read-model store: ${name} against mingo`, () => {
    const things = new CollectionFixture(factory);

    it(
      `finds, orders, pages and counts as mingo does (${runs} random collections)`,
      async () => {
        let number = 0;
        await fc.assert(
          fc.asyncProperty(anyQuestion, async ({ documents, indexed, questions }) => {
            number += 1;
            const name = `random@${number}`;
            const collection = await things.store.open({ name, indexes: indexed.map((path) => ({ fields: [path] })) });
            await collection.write(documents.map(({ _id, ...document }, at) => ({ _id, position: at + 1, document })));
            for (const { filter, sort, skip, limit } of questions) {
              const expected = expectedIds(documents, filter, sort);
              const found = await collection.find({ filter, sort, skip, limit });
              expect(found.map((document) => document._id)).toEqual(
                expected.slice(skip, limit === 0 ? undefined : skip + limit),
              );
              expect(await collection.count(filter)).toBe(expected.length);
            }
            await things.store.drop(name);
          }),
          { numRuns: runs },
        );
      },
      10 * 60_000,
    );
  });
}
