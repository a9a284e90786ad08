import { describe, expect, it } from '@jest/globals';
import { moveGroupOf } from './move-groups.js';

describe('the group of a row by whose move it is', () => {
  it.each([
    ['MARINA', null, 'ours'],
    ['MARINA', 3, 'waiting'],
    ['BOATER', null, 'boaters'],
    // A boater on the waiting list who was offered a berth has to answer.
    ['BOATER', 1, 'boaters'],
    [null, null, 'nobodys'],
  ] as const)('%s at place %s is %s', (action_required, waiting_place, group) => {
    expect(moveGroupOf({ action_required, waiting_place })).toBe(group);
  });
});
