import { describe, expect, it } from '@jest/globals';
import { assertConsistent } from './embedded-consistency.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

const whole = { directory: '/data', head: 7, consumed: 7, hasKeys: true };

describe('the files of a data directory', () => {
  it.each([
    ['an empty one', { head: 0, consumed: 0, hasKeys: false }],
    ['all consumed', {}],
    ['consumers behind', { consumed: 3 }],
  ])('are consistent: %s', (_title, more) => {
    expect(() => assertConsistent({ ...whole, ...more })).not.toThrow();
  });

  it.each([
    ['consumers that have seen more than there is', { consumed: 8 }, /ends at position 7, but position 8/],
    ['no keys for what is there', { hasKeys: false }, /keys of \/data are missing/],
  ])('are inconsistent: %s, as one line reports', (_title, more, line) => {
    const check = () => assertConsistent({ ...whole, ...more });
    expect(check).toThrow(EngineUnavailableError);
    expect(check).toThrow(line);
    expect(check).not.toThrow(/\n/);
  });
});
