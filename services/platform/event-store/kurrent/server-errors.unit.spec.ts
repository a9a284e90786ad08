import { describe, expect, it } from '@jest/globals';
import { EventStoreUnavailableError } from '../event-store.js';
import { failureOf, isFinal } from './server-errors.js';

describe('an error of this program', () => {
  it.each([new TypeError('x is undefined'), new RangeError('out of range')])(
    'is final, and stays as it is: %s',
    (error) => {
      expect(isFinal(error)).toBe(true);
      expect(failureOf('did not append', error)).toBe(error);
    },
  );
});

describe('an error of the connection', () => {
  it('is tried again, and is an outage in the end', () => {
    const error = new Error('Failed to discover after 10 attempts.');
    expect(isFinal(error)).toBe(false);
    expect(failureOf('did not append', error)).toBeInstanceOf(EventStoreUnavailableError);
  });
});
