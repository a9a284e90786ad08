import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import type { Filter } from '../../../services/platform/read-models/read-model-store.js';
import { CollectionFixture } from './collection-fixture.js';
import type { Deviation, ReadModelStoreFactory } from './read-model-store-suite.js';

/** A filter and the names of its matches in order, and optionally the matches of a deviating server. */
type Match = [filter: Filter, names: string[], deviation?: Deviation, otherwise?: string[]];

/** One example: documents by name, and the matches of some filters. */
interface Example {
  title: string;
  documents: Record<string, JsonObject>;
  matches: Match[];
}

const EXAMPLES: Example[] = [
  {
    title: 'null matches null and missing, and nothing else',
    documents: { gone: {}, nil: { a: null }, zero: { a: 0 }, no: { a: false }, text: { a: '' }, list: { a: [null] } },
    matches: [
      [{ a: null }, ['gone', 'list', 'nil']],
      [{ a: { $ne: null } }, ['no', 'text', 'zero']],
      [{ a: { $gte: null } }, ['gone', 'list', 'nil']],
      [{ a: { $lte: null } }, ['gone', 'list', 'nil']],
      [{ a: { $gt: null } }, []],
      [{ a: { $lt: null } }, []],
      [{ a: { $in: [null, 0] } }, ['gone', 'list', 'nil', 'zero']],
      [{ a: { $nin: [null] } }, ['no', 'text', 'zero']],
      [{ a: { $exists: true } }, ['list', 'nil', 'no', 'text', 'zero']],
      [{ a: { $exists: false } }, ['gone']],
    ],
  },
  {
    title: 'types are kept apart: true is not 1, and a range stays among its own',
    documents: { one: { a: 1 }, float: { a: 1.5 }, yes: { a: true }, no: { a: false }, text: { a: '1' }, o: { a: {} } },
    matches: [
      [{ a: 1 }, ['one']],
      [{ a: true }, ['yes']],
      [{ a: '1' }, ['text']],
      [{ a: { $gte: 0 } }, ['float', 'one']],
      [{ a: { $lt: 2 } }, ['float', 'one']],
      [{ a: { $gte: '' } }, ['text']],
      [{ a: { $lte: 'z' } }, ['text']],
      [{ a: { $gt: false } }, ['yes']],
      [{ a: { $lte: true } }, ['no', 'yes']],
      [{ a: { $gt: 1, $lt: 2 } }, ['float']],
      [{ a: { $gt: 1, $lt: 'z' } }, []],
      [{ a: {} }, ['o']],
    ],
  },
  {
    title: 'numbers are compared by value, -0 is 0 and large ones are exact',
    documents: { zero: { a: 0 }, minus: { a: -1.5 }, big: { a: 9007199254740991 }, tiny: { a: 5e-324 } },
    matches: [
      [{ a: -0 }, ['zero']],
      [{ a: { $lt: 0 } }, ['minus']],
      [{ a: { $gt: 0 } }, ['big', 'tiny']],
      [{ a: 9007199254740991 }, ['big']],
      [{ a: { $lt: 9007199254740990 } }, ['minus', 'tiny', 'zero']],
      [{ a: { $in: [5e-324, -1.5] } }, ['minus', 'tiny']],
    ],
  },
  {
    title: 'strings are compared byte by byte, as UTF-8, case and all',
    documents: {
      upper: { a: 'B' },
      lower: { a: 'a' },
      accent: { a: 'é' },
      private: { a: '\uFFFD' },
      astral: { a: '😀' },
      empty: { a: '' },
      nul: { a: 'a\u0000b' },
    },
    matches: [
      [{ a: { $gt: 'a' } }, ['accent', 'astral', 'nul', 'private']],
      [{ a: { $gt: '\uFFFD' } }, ['astral']],
      [{ a: { $lt: 'a' } }, ['empty', 'upper']],
      [{ a: 'a' }, ['lower']],
      [{ a: 'a\u0000b' }, ['nul']],
    ],
  },
  {
    title: 'any element of an array may match, and negations speak of all of them',
    documents: { some: { a: [1, 5] }, none: { a: [] }, one: { a: 5 }, text: { a: ['5'] }, nested: { a: [[5], 7] } },
    matches: [
      [{ a: 5 }, ['one', 'some']],
      [{ a: { $ne: 5 } }, ['nested', 'none', 'text']],
      [{ a: { $in: [1, 7] } }, ['nested', 'some']],
      [{ a: { $nin: [1, 7] } }, ['none', 'one', 'text']],
      [{ a: { $gt: 4 } }, ['nested', 'one', 'some']],
      // Each bound may be met by a different element.
      [{ a: { $gt: 4, $lt: 2 } }, ['some']],
      [{ a: [1, 5] }, ['some']],
      [{ a: [5, 1] }, []],
      [{ a: [] }, ['none']],
      [{ a: [5] }, ['nested']],
      [{ a: { $in: [[5], []] } }, ['nested', 'none']],
      [{ a: { $exists: true } }, ['nested', 'none', 'one', 'some', 'text']],
      [{ a: null }, []],
    ],
  },
  {
    title: 'objects are equal with the same fields in the same order',
    documents: { xy: { a: { x: 1, y: 2 } }, yx: { a: { y: 2, x: 1 } }, more: { a: { x: 1, y: 2, z: 3 } } },
    matches: [
      [{ a: { x: 1, y: 2 } }, ['xy']],
      [{ a: { $in: [{ y: 2, x: 1 }] } }, ['yx']],
      [{ a: { $ne: { x: 1, y: 2 } } }, ['more', 'yx']],
      [{ a: { $gt: { x: 1, y: 2 } } }, ['more', 'yx']],
    ],
  },
  {
    title: 'an object in a filter is compared with and never obeyed, whatever it holds',
    documents: { plain: { a: { b: 5 } }, hostile: { a: { b: { $gt: 1 } } }, number: { a: 5 } },
    matches: [
      [{ a: { b: { $gt: 1 } } }, ['hostile']],
      [{ a: { $eq: { $gt: 1 } } }, []],
      [{ a: { $ne: { b: { $gt: 1 } } } }, ['number', 'plain']],
      [{ a: { $in: [{ b: { $gt: 1 } }, { $regex: '' }] } }, ['hostile']],
      [{ 'a.b': { $eq: { $gt: 1 } } }, ['hostile']],
      [{ 'a.b': { $in: [{ $gt: 1 }, 5] } }, ['hostile', 'plain']],
      [{ 'a.b': { $nin: [{ $gt: 1 }, 5] } }, ['number']],
    ],
  },
  {
    title: 'dotted paths lead through objects and arrays of objects',
    documents: {
      object: { a: { b: 1 } },
      list: { a: [{ b: 1 }, { b: 2 }] },
      inner: { a: [{ b: [1, 3] }] },
      partly: { a: [{ b: 2 }, { c: 1 }] },
      scalars: { a: [1, 2] },
      scalar: { a: 1 },
      empty: { a: [] },
      deep: { a: [[{ b: 1 }]] },
      gone: {},
    },
    matches: [
      [{ 'a.b': 1 }, ['inner', 'list', 'object']],
      [{ 'a.b': { $gte: 3 } }, ['inner']],
      [{ 'a.b': [1, 3] }, ['inner']],
      [{ 'a.b': { $ne: 1 } }, ['deep', 'empty', 'gone', 'partly', 'scalar', 'scalars']],
      // An array without objects contains no `b`, not even a missing one.
      [{ 'a.b': null }, ['gone', 'partly', 'scalar']],
      [{ 'a.b': { $exists: true } }, ['inner', 'list', 'object', 'partly']],
      [{ 'a.b': { $exists: false } }, ['deep', 'empty', 'gone', 'scalar', 'scalars']],
    ],
  },
  {
    title: 'a number in a path is the place in an array, or the name of a field',
    documents: {
      list: { a: [5, 6] },
      objects: { a: [{ b: 5 }, { b: 6 }] },
      field: { a: { 0: 5 } },
      nested: { a: [[5, 6], 7] },
      short: { a: [] },
    },
    matches: [
      [{ 'a.0': 5 }, ['field', 'list']],
      [{ 'a.1': 6 }, ['list']],
      [{ 'a.0': [5, 6] }, ['nested']],
      [{ 'a.0.1': 6 }, ['nested']],
      [{ 'a.0.b': 5 }, ['objects']],
      [{ 'a.1.b': 5 }, []],
      [{ 'a.1': { $exists: true } }, ['list', 'nested', 'objects']],
      [{ 'a.01': { $exists: true } }, [], 'leading_zeros', ['list', 'nested', 'objects']],
    ],
  },
  {
    title: 'prefixes and substrings are looked for in strings, letter by letter',
    documents: {
      one: { a: 'anchor_1' },
      two: { a: 'Anchor' },
      list: { a: ['x', 'anchor%'] },
      regex: { a: 'a.*c' },
      number: { a: 1 },
      edge: { a: 'anchos' },
      nul: { a: 'an\u0000chor' },
      last: { a: '\u{10FFFF}\u{10FFFF}' },
    },
    matches: [
      [{ a: { $startsWith: 'anchor' } }, ['list', 'one']],
      [{ a: { $startsWith: 'a.*' } }, ['regex']],
      [{ a: { $startsWith: '\u{10FFFF}' } }, ['last']],
      [{ a: { $startsWith: '' } }, ['edge', 'last', 'list', 'nul', 'one', 'regex', 'two']],
      [{ a: { $contains: 'cho' } }, ['edge', 'list', 'nul', 'one', 'two']],
      [{ a: { $contains: '_' } }, ['one']],
      [{ a: { $contains: '%' } }, ['list']],
      [{ a: { $contains: '.*' } }, ['regex']],
      [{ a: { $contains: '' } }, ['edge', 'last', 'list', 'nul', 'one', 'regex', 'two']],
    ],
  },
  {
    title: 'filters combine, and an empty list of values matches nothing',
    documents: { a1b1: { a: 1, b: 1 }, a1b2: { a: 1, b: 2 }, a2b1: { a: 2, b: 1 }, none: {} },
    matches: [
      [{}, ['a1b1', 'a1b2', 'a2b1', 'none']],
      [{ a: 1, b: 1 }, ['a1b1']],
      [{ $and: [{ a: 1 }, { b: { $gt: 1 } }] }, ['a1b2']],
      [{ $or: [{ a: 2 }, { b: 2 }] }, ['a1b2', 'a2b1']],
      [{ $nor: [{ a: 2 }, { b: 2 }] }, ['a1b1', 'none']],
      [{ $or: [{ a: 1, b: 2 }, { $nor: [{ a: { $exists: true } }] }] }, ['a1b2', 'none']],
      [{ a: 1, $or: [{ b: 1 }, { b: 2 }] }, ['a1b1', 'a1b2']],
      [{ $nor: [{}] }, []],
      [{ a: { $in: [] } }, []],
      [{ a: { $nin: [] } }, ['a1b1', 'a1b2', 'a2b1', 'none']],
      [{ _id: 'none' }, ['none']],
      [{ _id: { $gt: 'a1b1', $lt: 'n' } }, ['a1b2', 'a2b1']],
      [{ _id: { $startsWith: 'a1' } }, ['a1b1', 'a1b2']],
    ],
  },
];

const NONSENSE: [string, Filter][] = [
  ['an unknown operator', { a: { $regex: 'x' } }],
  ['an unknown operator at the top', { $where: 'x' }],
  ['operators and fields side by side', { a: { $gt: 1, b: 2 } }],
  ['an undefined value', { a: undefined } as unknown as Filter],
  ['an undefined bound', { a: { $gt: 1, $lt: undefined } }],
  ['a date', { a: new Date(0) } as unknown as Filter],
  ['not a number', { a: Number.NaN }],
  ['no filters to choose from', { $or: [] }],
  ['$in without a list', { a: { $in: 1 } }],
  ['$exists without yes or no', { a: { $exists: 1 } }],
  ['a prefix that is no string', { a: { $startsWith: 1 } }],
  ['a path with an empty name', { 'a..b': 1 }],
  ['too many conditions', Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, 1]))],
  ['too many values', { a: { $in: Array.from({ length: 10_001 }, (_, at) => at) } }],
  ['too deep', Array.from({ length: 17 }).reduce<Filter>((filter) => ({ $and: [filter] }), { a: 1 })],
];

export function describeFiltering(factory: ReadModelStoreFactory): void {
  describe.each([
    ['without an index', []],
    ['with indexes', ['a', 'a.b', 'a.0', 'a.1', 'b']],
  ])('filtering %s', (_title, indexed) => {
    const things = new CollectionFixture(factory, indexed);

    it.each(EXAMPLES)('$title', async ({ documents, matches }) => {
      await things.hold(documents);
      for (const [filter, correct, deviation, otherwise] of matches) {
        const names = things.expected(correct, deviation, otherwise);
        expect({ filter, found: await things.ids({ filter }) }).toEqual({ filter, found: names });
        expect({ filter, count: await things.collection.count(filter) }).toEqual({ filter, count: names.length });
      }
    });
  });

  describe('filters that ask nonsense', () => {
    const things = new CollectionFixture(factory);

    it.each(NONSENSE)('%s is a programming error', async (_title, filter) => {
      await expect(things.collection.find({ filter })).rejects.toThrow(
        expect.objectContaining({ name: 'InvalidQueryError' }),
      );
      await expect(things.collection.count(filter)).rejects.toThrow(
        expect.objectContaining({ name: 'InvalidQueryError' }),
      );
    });
  });
}
