import { describe, expect, it } from '@jest/globals';
import { nothingSelected, toggled, withAll, withRun } from './selection.js';

const order = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('');

describe('the ticked berths', () => {
  it('are ticked one by one, and unticked again', () => {
    const one = toggled(nothingSelected, 'b');
    expect(ids(toggled(one, 'd'))).toBe('bd');
    expect(ids(toggled(one, 'b'))).toBe('');
  });

  it('grow by a run from the last one ticked, in both directions', () => {
    const from = toggled(toggled(nothingSelected, 'e'), 'c');
    expect(ids(withRun(from, 'a', order))).toBe('abce');
    expect(ids(withRun(withRun(from, 'a', order), 'd', order))).toBe('abcde');
  });

  it('start a run where none has begun, or where its beginning has left the list', () => {
    expect(ids(withRun(nothingSelected, 'c', order))).toBe('c');
    expect(ids(withRun(toggled(nothingSelected, 'z'), 'c', order))).toBe('cz');
  });

  it('are all of a pier, or none of it', () => {
    const pier = withAll(toggled(nothingSelected, 'e'), ['a', 'b'], true);
    expect(ids(pier)).toBe('abe');
    expect(ids(pier)).toBe('abe');
    expect(ids(withAll(pier, ['a', 'b'], false))).toBe('e');
  });
});
