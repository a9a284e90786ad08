import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { answerTap, at, berthWith, seenBoat, startedWalk, walkContext } from '../../../tests/fixtures/walk-taps.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { decide, evolve, initial } from './walk.js';
import type { AnswerToTake } from './walk-commands.js';
import { byTime, standingAnswer, type Walk, type WalkState } from './walk-state.js';

const boats = ['Ondine', 'Kestrel'];
const answers = ['AS_PLANNED', 'EMPTY', 'BOAT', 'TAKEN_BACK'] as const;

const tap = fc
  .record({
    minute: fc.nat(59),
    phone: fc.constantFrom('one', 'two', 'three'),
    berth: fc.constantFrom('B1', 'B2'),
    answer: fc.constantFrom(...answers),
    boat: fc.constantFrom(...boats),
    planned: fc.constantFrom(null, ...boats),
    believed: fc.constantFrom(null, ...boats),
    knows: fc.nat(20),
  })
  .map((one) => one);

const walkOf = fc.array(tap, { minLength: 1, maxLength: 20 }).map((made) =>
  made.map(({ minute, phone, berth, answer, boat, planned, believed, knows }, index): AnswerToTake => {
    const knew = { expected: berthWith(believed).key, tap_id: knows < index ? `tap ${knows}` : null };
    const more = { device_id: phone, berth_id: berth, answer, expected: berthWith(planned), knew };
    const seen = answer === 'BOAT' ? { seen: seenBoat(boat) } : {};
    return answerTap(`tap ${index}`, { at: at(`09:${String(minute).padStart(2, '0')}`), ...more, ...seen });
  }),
);

function merged(merges: readonly (readonly AnswerToTake[])[]): Walk {
  let state = evolve(initial(), startedWalk);
  for (const taps of merges) {
    const events = decide({ type: 'Merge', taps }, state, walkContext());
    if (isRefusal(events)) throw new Error(events.code);
    state = events.reduce<WalkState>(evolve, state);
  }
  if (!state.exists) throw new Error('no walk');
  return state;
}

const standing = (walk: Walk) => ['B1', 'B2'].map((berth) => standingAnswer(walk.berths.get(berth))?.tap_id ?? null);
/** Differences of the walk that nobody settled, with the taps that found them. */
const found = (walk: Walk) => [...walk.differences.values()].map(({ tap_id, kind }) => `${tap_id} ${kind}`).sort();

/** The last tap of a berth by time, without regard to anything else. */
function naive(taps: readonly AnswerToTake[], berth: string): string | null {
  const at = taps.filter(({ berth_id }) => berth_id === berth).map((one) => ({ ...one, said_at: one.at }));
  const last = at.sort(byTime).at(-1);
  return last === undefined || last.answer === 'TAKEN_BACK' ? null : last.tap_id;
}

it('ends in the same walk whatever the order of taps and merges, and loses no tap', () => {
  fc.assert(
    fc.property(walkOf, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), fc.nat(19), (taps, order, cut) => {
      const shuffled = taps.map((one, index) => ({ one, rank: order[index] ?? 0 })).sort((a, b) => a.rank - b.rank);
      const others = shuffled.map(({ one }) => one);
      const walks = [
        merged([taps]),
        merged([others.slice(0, cut), others.slice(cut)]),
        merged(others.map((one) => [one])),
      ];
      const expected = ['B1', 'B2'].map((berth) => naive(taps, berth));
      for (const walk of walks) {
        expect(standing(walk)).toEqual(expected);
        expect(walk.taps.size).toBe(taps.length);
        expect(walk.checked).toBe(expected.filter((tap_id) => tap_id !== null).length);
        expect(found(walk)).toEqual(found(walks[0] ?? walk));
      }
    }),
    { numRuns: propertyRuns(1000) },
  );
});

it('changes nothing when the same merge is sent again, whole or in part', () => {
  fc.assert(
    fc.property(walkOf, fc.nat(19), (taps, part) => {
      const walk = merged([taps]);
      expect(decide({ type: 'Merge', taps }, walk, walkContext())).toEqual([]);
      expect(decide({ type: 'Merge', taps: taps.slice(part) }, walk, walkContext(at('23:00')))).toEqual([]);
    }),
    { numRuns: propertyRuns(500) },
  );
});

it('asks about every answer that contradicts one which neither phone knew', () => {
  fc.assert(
    fc.property(walkOf, (taps) => {
      const walk = merged([taps]);
      for (const { tap_id, other_tap_id, kind } of walk.conflicts.values()) {
        if (kind !== 'OTHER_TAP') continue;
        const [mine, other] = [tap_id, other_tap_id].map((id) => taps.find((one) => one.tap_id === id));
        expect(mine?.device_id).not.toBe(other?.device_id);
        expect(mine?.knew.tap_id).not.toBe(other_tap_id);
        expect(mine?.berth_id).toBe(other?.berth_id);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
