import { describe, expect, it } from '@jest/globals';
import { parseFilter } from '../parsed-filter.js';
import type { Filter } from '../read-model-store.js';
import { filterToMongo } from './filter-to-mongo.js';

const translated = (filter: Filter) => filterToMongo(parseFilter(filter));

describe('a filter for MongoDB', () => {
  it('puts an operator before every value', () => {
    expect(translated({})).toEqual({});
    expect(translated({ a: 1 })).toEqual({ a: { $eq: 1 } });
    expect(translated({ a: { b: { $where: 'x' } } })).toEqual({ a: { $eq: { b: { $where: 'x' } } } });
  });

  it('keeps several conditions on one field, and groups next to them', () => {
    expect(translated({ a: { $gte: 1, $lt: 2 }, $nor: [{ b: { $exists: true } }, { c: { $nin: [1] } }] })).toEqual({
      $and: [{ a: { $gte: 1 } }, { a: { $lt: 2 } }, { $nor: [{ b: { $exists: true } }, { c: { $nin: [1] } }] }],
    });
  });

  it('matches texts literally, whatever they mean in a pattern', () => {
    expect(translated({ a: { $startsWith: 'a.*(b' } })).toEqual({ a: { $regex: '^a\\.\\*\\(b' } });
    expect(translated({ a: { $contains: '^$\\' } })).toEqual({ a: { $regex: '\\^\\$\\\\' } });
    expect(translated({ a: { $contains: 'a\u0000' } })).toEqual({ a: { $regex: 'a\\x00' } });
    expect(translated({ a: { $contains: '\ud800' } })).toEqual({ a: { $regex: '\ufffd' } });
  });

  it('compares with objects that look like operators one by one, because $in refuses them', () => {
    const values = [{ $gt: 1 }, 2];
    const each = [{ a: { $eq: { $gt: 1 } } }, { a: { $eq: 2 } }];
    expect(translated({ a: { $in: values } })).toEqual({ $or: each });
    expect(translated({ a: { $nin: values } })).toEqual({ $nor: each });
  });
});
