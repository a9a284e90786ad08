import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitOf } from '../../../contracts/berths/rules/boat-fit.js';
import { vesselTypes } from '../../../contracts/vocabulary/sizes.js';
import { aBerth, aPlan } from '../../../tests/fixtures/berth-plan.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { measuresOf, metres } from './berth-plan-state.js';
import { findMatches } from './matching.js';
import { judge, ruleAgainst } from './placement.js';
import { isHindrance, wishFor } from './wish.js';

/** Metres with two decimals, near each other so that boats often fit exactly. */
const size = (from: number, to: number) => fc.integer({ min: from, max: to }).map((cm) => cm / 100);
const boats = fc.record({
  length: size(990, 1010),
  beam: size(395, 405),
  draft: size(195, 205),
  type: fc.constantFrom(null, ...vesselTypes),
});
const berths = fc.record({
  max_loa: size(990, 1010),
  max_beam: size(395, 405),
  max_draft: size(195, 205),
  boat_types: fc.constantFrom('any' as const, 'sail' as const, 'motor' as const),
});

describe('whether a boat fits a berth', () => {
  it('has one answer, in the plan in centimetres, in its fast path, and on screens in metres', () => {
    fc.assert(
      fc.property(boats, berths, (boat, berth) => {
        const state = aPlan([aBerth('B1', berth)]);
        const wish = wishFor(measuresOf(boat), { start: 1, end: 2 });
        const [planned] = state.berths.values();
        const judged = judge(state, planned!, wish);
        const rule = isHindrance(judged) ? judged.rule : null;
        const { fits, rule: ofScreens, ...spare } = fitOf(boat, berth);
        expect([fits, ofScreens]).toEqual([rule === null, rule]);
        expect(ruleAgainst(planned!, wish)).toBe(rule);
        expect(findMatches(state, wish, 1)).toMatchObject({
          total: rule === null ? 1 : 0,
          removed: rule === null ? {} : { [rule]: 1 },
        });
        if (isHindrance(judged)) return;
        expect(spare).toEqual({
          spare_loa: metres(judged.spare_loa),
          spare_beam: metres(judged.spare_beam),
          spare_draft: metres(judged.spare_draft),
        });
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
