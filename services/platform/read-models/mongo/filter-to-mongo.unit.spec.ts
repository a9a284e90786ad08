import { describe, expect, it } from '@jest/globals';
import { parseFilter } from '../parsed-filter.js';
import type { Filter } from '../read-model-store.js';
import { filterToMongo } from './filter-to-mongo.js';

const asked = (filter: Filter) => filterToMongo(parseFilter(filter));

describe('a filter for MongoDB', () => {
  it('puts every value behind an operator of its own', () => {
    expect(asked({})).toEqual({});
    expect(asked({ a: 1 })).toEqual({ a: { $eq: 1 } });
    expect(asked({ a: { b: { $where: 'x' } } })).toEqual({ a: { $eq: { b: { $where: 'x' } } } });
  });

  it('keeps several conditions on one field, and groups beside them', () => {
    expect(asked({ a: { $gte: 1, $lt: 2 }, $nor: [{ b: { $exists: true } }, { c: { $nin: [1] } }] })).toEqual({
      $and: [{ a: { $gte: 1 } }, { a: { $lt: 2 } }, { $nor: [{ b: { $exists: true } }, { c: { $nin: [1] } }] }],
    });
  });

  it('looks for texts as they are, whatever they mean in a pattern', () => {
    expect(asked({ a: { $startsWith: 'a.*(b' } })).toEqual({ a: { $regex: '^a\\.\\*\\(b' } });
    expect(asked({ a: { $contains: '^$\\' } })).toEqual({ a: { $regex: '\\^\\$\\\\' } });
    expect(asked({ a: { $contains: 'a\u0000' } })).toEqual({ a: { $regex: 'a\\x00' } });
    expect(asked({ a: { $contains: '\ud800' } })).toEqual({ a: { $regex: '\ufffd' } });
  });

  it('compares with objects that look like operators one by one, for a list of them is refused', () => {
    const values = [{ $gt: 1 }, 2];
    const each = [{ a: { $eq: { $gt: 1 } } }, { a: { $eq: 2 } }];
    expect(asked({ a: { $in: values } })).toEqual({ $or: each });
    expect(asked({ a: { $nin: values } })).toEqual({ $nor: each });
  });
});
