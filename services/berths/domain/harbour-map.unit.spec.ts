import { describe, expect, it } from '@jest/globals';
import type { PierPosition } from '../../../contracts/berths/harbour-map.js';
import { type ArrangeHarbour, decide, evolve, initial } from './harbour-map.js';
import type { HarbourMapEvent } from './harbour-map-events.js';

const at = (pier_id: string, x: number, more: Partial<PierPosition> = {}): PierPosition => ({
  pier_id,
  x,
  y: 0,
  heading: 0,
  rows: 'ODD_EVEN',
  first_side: 'RIGHT',
  from_head: false,
  ...more,
});
const given = (...events: HarbourMapEvent[]) => events.reduce(evolve, initial());
const when = (command: Partial<ArrangeHarbour>, state = initial()) =>
  decide({ placed: [], returned: [], ...command }, state);
const placed = (position: PierPosition): HarbourMapEvent => ({ type: 'PierPlaced', data: position });

describe('arranging the harbour', () => {
  it('records each pier that changes place, to the centimetre and the tenth of a degree', () => {
    const events = when({ placed: [at('a', 1.2345, { heading: 359.97 })] });
    expect(events).toEqual([placed(at('a', 1.23, { heading: 0 }))]);
  });

  it('records nothing for a pier that stays where it is', () => {
    expect(when({ placed: [at('a', 1)] }, given(placed(at('a', 1))))).toEqual([]);
  });

  it('keeps the last of several positions of one pier', () => {
    expect(when({ placed: [at('a', 1), at('a', 2)] })).toEqual([placed(at('a', 2))]);
  });

  it('returns only piers that were placed', () => {
    const events = when({ returned: ['a', 'b', 'a'] }, given(placed(at('a', 1))));
    expect(events).toEqual([{ type: 'PierReturned', data: { pier_id: 'a' } }]);
    expect([...given(placed(at('a', 1)), ...events).piers]).toEqual([]);
  });

  it('records land, breakwaters and north once they change', () => {
    const surroundings = {
      shores: [
        {
          kind: 'LAND' as const,
          points: [
            [0, 0.001],
            [1, 0],
          ] as [number, number][],
        },
      ],
      north: 90,
    };
    const events = when({ surroundings });
    expect(events).toMatchObject([{ type: 'SurroundingsDrawn', data: { north: 90 } }]);
    expect(when({ surroundings }, given(...events))).toEqual([]);
  });
});
