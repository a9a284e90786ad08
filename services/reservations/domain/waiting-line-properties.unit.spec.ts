import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { type InLine, meets, nextInLine } from './waiting-line.js';

const tooNarrow = { berth_id: 'b9', rule: 'too_narrow' } as const;
const waiting = (state: Partial<InLine['state']>, removal: InLine['removal']): InLine => ({
  reservation_id: 'r',
  state: { start_date: '', end_date: '', berth: null, skipped_matches: [], ended_offers: [], ...state },
  removal,
});

describe('the order of the line', () => {
  it('nobody who may have the berth is ever passed over, whatever the line', () => {
    const day = fc.integer({ min: 1, max: 20 }).map((n) => `2027-07-${String(n).padStart(2, '0')}`);
    const nights = fc.tuple(day, fc.integer({ min: 1, max: 9 })).map(([start_date, length]) => ({
      start_date,
      end_date: `2027-07-${String(Number(start_date.slice(-2)) + length).padStart(2, '0')}`,
    }));
    const one = fc
      .record({ nights, removal: fc.constantFrom(null, null, tooNarrow), skip: fc.boolean(), held: fc.boolean() })
      .map(({ nights: own, removal, skip, held }) =>
        waiting(
          {
            ...own,
            skipped_matches: skip ? [{ berth_id: 'b9', reason: 'other' }] : [],
            berth: held ? { berth_id: 'x', allocation_id: 'a', label: 'X1' } : null,
          },
          removal,
        ),
      );
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), nights, (drawn, given) => {
        const line = drawn.map((waits, index) => ({ ...waits, reservation_id: `r-${index}` }));
        const { next, passed_over } = nextInLine(line, 'b9', given);
        const entitled = line.findIndex(
          ({ state, removal }) =>
            removal === null && state.skipped_matches.length === 0 && state.berth === null && meets(state, given),
        );
        expect(next?.place ?? 0).toBe(entitled + 1);
        expect(passed_over).toHaveLength(entitled < 0 ? line.length : entitled);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
