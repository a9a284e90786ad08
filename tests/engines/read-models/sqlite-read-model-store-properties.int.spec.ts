import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject, JsonValue } from '../../../services/platform/event-store/event-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { propertyRuns } from '../../fixtures/property-runs.js';
import { describeOracle } from './oracle-suite.js';
import { sqliteFixture } from './sqlite-under-test.js';

const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', '😀', '\uFFFD', '\u0000', '\u0001', '\u0002'),
  maxLength: 3,
});
const anyValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -1.5, 'a'),
    anyText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd\u0001'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const anyDocument: fc.Arbitrary<JsonObject> = fc.dictionary(fc.constantFrom('a', 'b'), anyValue, {
  maxKeys: 2,
  noNullPrototype: true,
});
const anyCondition = fc.oneof(
  fc
    .tuple(fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte'), anyValue)
    .map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(anyValue, anyValue).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.tuple(fc.constantFrom('$in', '$nin'), fc.array(anyValue)).map(([operator, values]) => ({ [operator]: values })),
  fc.tuple(fc.constantFrom('$startsWith', '$contains'), anyText).map(([operator, text]) => ({ [operator]: text })),
  fc.boolean().map(($exists) => ({ $exists })),
);

describeOracle('SQLite', sqliteFixture, propertyRuns(1500));

describe('read-model store: SQLite, its own ways', () => {
  let directory: string;
  let store: SqliteReadModelStore;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'read-models-'));
    store = SqliteReadModelStore.openIn(directory);
  });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  describe('indexes', () => {
    it('give the same results as without indexes, for any documents and queries', async () => {
      const paths = ['a', 'a.b', 'a.0', 'a.b.0', 'a.0.b', 'b', 'a.1.0', 'a.b.c'];
      let number = 0;
      const filter = fc
        .tuple(fc.constantFrom(...paths), anyCondition, fc.constantFrom('$and', '$nor'))
        .map(([path, condition, kind]) => ({ [kind]: [{ [path]: condition }] }));
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyDocument, { maxLength: 10 }),
          fc.array(filter, { minLength: 1, maxLength: 6 }),
          fc.constantFrom(...paths),
          fc.constantFrom(1 as const, -1 as const),
          async (documents, filters, path, direction) => {
            number += 1;
            const plain = await store.open({ name: `plain@${number}`, indexes: [] });
            const indexes = paths.map((field) => ({ fields: [field] }));
            const indexed = await store.open({ name: `indexed@${number}`, indexes });
            const writes = documents.map((document, at) => ({ _id: String(at), position: 1, document }));
            await plain.write(writes);
            await indexed.write(writes);
            for (const one of filters) {
              const asked = { filter: one, sort: [[path, direction]] as const };
              expect(await indexed.find(asked)).toEqual(await plain.find(asked));
              expect(await indexed.count(one)).toBe(await plain.count(one));
            }
            await store.drop(`plain@${number}`);
            await store.drop(`indexed@${number}`);
          },
        ),
        { numRuns: propertyRuns(500) },
      );
    }, 120_000);
  });
});
