import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clip, type Nights } from './nights.js';
import { VisitedNights } from './visited-nights.js';

const PLACES = 70;
const stay = fc
  .tuple(fc.nat({ max: PLACES - 1 }), fc.nat({ max: 900 }), fc.constantFrom(1, 2, 30, 400, 401, 800))
  .map(([place, start, nights]) => ({ place, nights: { start, end: start + nights } }));
const asked = fc.tuple(fc.nat({ max: 1800 }), fc.constantFrom(1, 7, 400, 401, 1500));

describe('visited nights', () => {
  it('show for every place whether one of its stays shares a night, including long stays and long ranges', () => {
    const plans = fc.record({
      stays: fc.array(stay, { maxLength: 60 }),
      gone: fc.array(fc.nat({ max: 59 }), { maxLength: 20 }),
      asked: fc.array(asked, { minLength: 5, maxLength: 5 }),
    });
    fc.assert(
      fc.property(plans, ({ stays, gone, asked: questions }) => {
        const visited = new VisitedNights();
        let kept: { place: number; nights: Nights }[] = [];
        for (const one of stays) {
          // A berth never holds two boats at once.
          if (kept.some(({ place, nights }) => place === one.place && clip(nights, one.nights.start, one.nights.end)))
            continue;
          visited.insert(one.place, one.nights);
          kept.push(one);
        }
        for (const one of gone.flatMap((at) => kept[at] ?? [])) {
          visited.remove(one.place, one.nights);
          kept = kept.filter((other) => other !== one);
        }
        for (const [start, nights] of questions) {
          const found = visited.during(start, start + nights, PLACES);
          const there = Uint8Array.from({ length: PLACES }, (_, place) =>
            kept.some((one) => one.place === place && clip(one.nights, start, start + nights) !== null) ? 1 : 0,
          );
          expect([...found]).toEqual([...there]);
        }
      }),
      { numRuns: 300, seed: 20_270_701 },
    );
  });
});
