import { describe, expect, it } from '@jest/globals';
import { MongoInvalidArgumentError, MongoNetworkError, MongoServerError } from 'mongodb';
import { connectionReasonOf, hasCode, reasonOf } from './mongo-failure.js';

const refused = (code: number, message = 'no') => new MongoServerError({ code, message });

describe('a failure of MongoDB', () => {
  it.each([
    ['the network', new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')],
    ['a primary that stepped down', refused(10107)],
    ['a majority that did not confirm', refused(64)],
    ['a right that was taken away', refused(13)],
    ['a code that is not known', refused(424242)],
    ['a line that breaks outside of the driver', Object.assign(new Error('no'), { syscall: 'write', errno: -104 })],
    ['a socket that is gone', Object.assign(new Error('no'), { code: 'ERR_STREAM_DESTROYED' })],
  ])('is %s', (_title, error) => {
    expect(reasonOf(error)).toBe(error.message);
  });

  it.each([
    ['a document that is too large', refused(10334)],
    ['two arrays in one index', refused(171)],
    ['arguments that the driver does not take', new MongoInvalidArgumentError('no')],
    ['what has nothing to do with it', Object.assign(new RangeError('no'), { code: 'ERR_OUT_OF_RANGE' })],
  ])('is not %s, which is a mistake', (_title, error) => {
    expect(reasonOf(error)).toBeUndefined();
  });

  it('is described in one line', () => {
    expect(reasonOf(refused(1, 'first\nsecond'))).toBe('first');
    expect(connectionReasonOf(refused(1, 'first\nsecond'), 'h:1')).toBe('no MongoDB to write to at h:1: first');
  });

  it('names the credentials when they are the reason', () => {
    for (const code of [13, 18, 8000]) expect(connectionReasonOf(refused(code), 'h:1')).toContain('credentials');
    const broken = Object.assign(new Error('write ECONNRESET'), { syscall: 'write', errno: -104 });
    expect(connectionReasonOf(broken, 'h:1')).toBe('no MongoDB to write to at h:1: write ECONNRESET');
    expect(connectionReasonOf(new RangeError('no'), 'h:1')).toBeUndefined();
  });

  it('is recognised by its code', () => {
    expect(hasCode(refused(26), 26)).toBe(true);
    expect(hasCode(refused(26), 27)).toBe(false);
    expect(hasCode({ code: 26 }, 26)).toBe(false);
  });
});
