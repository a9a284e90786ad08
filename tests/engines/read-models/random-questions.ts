/** Random documents, indexes, filters, sorts and pages on which mingo and MongoDB agree. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { JsonObject, JsonValue } from '../../../services/platform/event-store/event-store.js';
import type { Filter, Sort } from '../../../services/platform/read-models/read-model-store.js';
import type { Thing } from './mingo-oracle.js';

export interface Question {
  filter: Filter;
  sort: Sort;
  skip: number;
  limit: number;
}

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, -1, 0.5, -2.5, 10, 9, 1e21, 5e-324, 0.1, 0.3, 0.30000000000000004),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const string = fc
  .array(fc.constantFrom('a', 'b', 'A', 'é', 'Ω', '.', '*', '%', '_', '\\', '"', "'", '\n', '\u0000', '1'), {
    maxLength: 3,
  })
  .map((letters) => letters.join(''));
const known = fc.oneof({ weight: 4, arbitrary: number }, { weight: 4, arbitrary: string }, fc.boolean());
const scalar = fc.oneof({ weight: 5, arbitrary: known }, fc.constant(null));
const list = fc.array(scalar, { maxLength: 3 });
/** One field only: mingo and MongoDB compare larger objects differently. */
const object = fc.record({ x: scalar }, { requiredKeys: [], noNullPrototype: true });
const part = fc.record({ p: known, q: known }, { noNullPrototype: true });

/** `mixed` holds any flat value, `list` may be an array, `deep` an object, `rows` an array of objects. */
const content = fc.record(
  {
    mixed: fc.oneof({ weight: 6, arbitrary: scalar }, object),
    few: fc.constantFrom('red', 'green', 'blue', 'redder'),
    list: fc.oneof(list, scalar),
    deep: fc.oneof(
      { weight: 5, arbitrary: fc.record({ p: scalar }, { requiredKeys: [], noNullPrototype: true }) },
      scalar,
    ),
    rows: fc.array(part, { maxLength: 3 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const documents: Arbitrary<Thing[]> = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-zA-Z0-9]{1,3}$/), content), { maxLength: 14, selector: ([id]) => id })
  .map((pairs) => pairs.map(([_id, fields]) => ({ ...(fields as JsonObject), _id })));

function ask(operators: string[], value: Arbitrary<JsonValue>): Arbitrary<JsonValue> {
  return fc.tuple(fc.constantFrom(...operators), value).map(([operator, operand]) => ({ [operator]: operand }));
}

const range = fc.oneof(
  ask(['$gt', '$gte', '$lt', '$lte'], known),
  fc.tuple(known, known).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.tuple(number, number).map(([low, high]) => ({ $gt: low, $lte: high })),
);
const among = ask(['$in', '$nin'], fc.array(known, { maxLength: 4 }));
const amongWithNull = ask(['$in', '$nin'], fc.array(scalar, { maxLength: 4 }));
const search = ask(['$startsWith', '$contains'], string);
const exists = ask(['$exists'], fc.boolean());

function conditionOn(paths: string[], conditions: Arbitrary<JsonValue>): Arbitrary<Filter> {
  return fc.tuple(fc.constantFrom(...paths), conditions).map(([path, condition]) => ({ [path]: condition }));
}

const condition: Arbitrary<Filter> = fc.oneof(
  conditionOn(['mixed', 'list', 'nowhere'], fc.oneof(scalar, ask(['$eq', '$ne'], scalar), amongWithNull, exists)),
  conditionOn(['deep.p'], fc.oneof(scalar, ask(['$eq', '$ne'], scalar), amongWithNull)),
  conditionOn(['mixed'], fc.oneof(object, ask(['$eq', '$ne'], object))),
  conditionOn(['list'], fc.oneof(list, ask(['$eq', '$ne'], list))),
  conditionOn(['mixed', 'list', 'deep.p', 'rows.p', 'list.0', 'nowhere', 'few'], fc.oneof(range, search)),
  conditionOn(['rows.p', 'rows.q', 'list.0', 'list.1'], fc.oneof(known, ask(['$eq', '$ne'], known), among)),
  conditionOn(['list.0', 'list.2'], exists),
  conditionOn(['few'], fc.oneof(fc.constantFrom('red', 'blue'), ask(['$startsWith'], fc.constantFrom('red', 'b', '')))),
  conditionOn(['_id'], fc.oneof(range, ask(['$startsWith'], fc.stringMatching(/^[a-z]{0,1}$/)))),
);

const { filter } = fc.letrec<{ filter: Filter; filters: Filter[] }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    fc.constant({}),
    fc.tuple(condition, condition).map(([one, other]) => ({ ...one, ...other })),
    fc.tuple(fc.constantFrom('$and', '$or', '$nor'), tie('filters')).map(([kind, filters]) => ({ [kind]: filters })),
    fc.tuple(condition, tie('filters')).map(([one, filters]) => ({ ...one, $or: filters })),
  ),
  filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
}));

const direction = fc.constantFrom(1 as const, -1 as const);
/** At most one field that may be an array: MongoDB refuses to sort by two. */
const sort: Arbitrary<Sort> = fc
  .tuple(
    fc.constantFrom('list', 'rows.p', 'mixed'),
    fc.subarray(['few', 'mixed', 'deep.p', 'nowhere'], { maxLength: 3 }),
    fc.boolean(),
    fc.array(direction, { minLength: 4, maxLength: 4 }),
  )
  .map(([first, others, arrayFirst, directions]) => {
    const paths = arrayFirst ? [first, ...others] : [...others, first];
    return [...new Set(paths)].map((path, at) => [path, directions[at] ?? 1] as const);
  });

const question: Arbitrary<Question> = fc.record({
  filter,
  sort: fc.oneof({ weight: 4, arbitrary: sort }, fc.constant([] as Sort)),
  skip: fc.oneof(fc.constant(0), fc.nat(5)),
  limit: fc.oneof(fc.constant(0), fc.nat(6)),
});

export const anyQuestion = fc.record({
  documents,
  indexed: fc.subarray(['mixed', 'few', 'list', 'deep.p', 'rows.p', 'list.0', 'nowhere', '_id']),
  questions: fc.array(question, { minLength: 1, maxLength: 4 }),
});
