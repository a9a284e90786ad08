import { describe, expect, it } from '@jest/globals';
import { flagChanges, sizeChanges } from './bulk-changes.js';
import { berthsSwitched, pierSwitchState } from './pier-switch.js';

describe('a change of many berths', () => {
  it('changes only the sizes that were typed', () => {
    expect(sizeChanges({})).toBeNull();
    expect(sizeChanges({ max_loa: 12, min_length: undefined })).toEqual({ max_loa: 12 });
  });

  it('changes only the services and places that were chosen', () => {
    expect(flagChanges('services', { water: 'same' })).toBeNull();
    expect(flagChanges('services', { water: 'yes', waste: 'no', electricity: 'same' })).toEqual({
      services: { water: true, waste: false },
    });
    expect(flagChanges('location', { quiet: 'yes' })).toEqual({ location: { quiet: true } });
  });
});

describe('the switch of a pier', () => {
  it.each([
    [0, 'none'],
    [3, 'mixed'],
    [24, 'all'],
  ])('with %d of 24 berths switched on is %s', (on, state) => {
    expect(pierSwitchState(on, 24)).toBe(state);
  });
});

describe('the switch of a pier', () => {
  it.each([
    [true, 0, 26],
    [true, 20, 6],
    [false, 26, 26],
    [false, 3, 3],
  ])('to %s changes the berths that are not so: %i of 26 on', (asked, on, changed) => {
    expect(berthsSwitched({ berths: 26 }, on, asked)).toBe(changed);
  });
});
