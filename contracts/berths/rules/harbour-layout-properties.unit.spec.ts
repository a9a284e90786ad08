import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapBerth, overlaps } from '../../../tests/fixtures/harbour-drawing.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { berthCorners, boxOf, layoutOf, pierCorners } from './harbour-layout.js';

const sizes = fc.tuple(fc.integer({ min: 4, max: 60 }), fc.integer({ min: 2, max: 15 }));

it('never lets two berths or piers of a harbour that nobody arranged overlap, and draws all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.array(sizes, { maxLength: 9 }), { maxLength: 7 }), (harbour) => {
      const piers = harbour.map((_, index) => ({ id: `P${index}`, name: `P${index}` }));
      const berths = harbour.flatMap((rows, at) =>
        rows.map(([loa, beam], index) => mapBerth(`P${at}`, index + 1, loa, beam)),
      );
      const layout = layoutOf(piers, berths, { piers: [], shores: [] });
      expect(layout.berths).toHaveLength(berths.length);
      expect(overlaps(layout)).toEqual([]);
      const box = boxOf([...layout.piers.flatMap(pierCorners), ...layout.berths.flatMap(berthCorners)]);
      if (box === null) return;
      expect(box.left).toBeGreaterThanOrEqual(layout.bounds.left - 1e-6);
      expect(box.top).toBeGreaterThanOrEqual(layout.bounds.top - 1e-6);
      expect(box.right).toBeLessThanOrEqual(layout.bounds.right + 1e-6);
      expect(box.bottom).toBeLessThanOrEqual(layout.bounds.bottom + 1e-6);
    }),
    { numRuns: propertyRuns(300) },
  );
});
