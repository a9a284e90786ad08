import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nightsFrom } from '../../../tests/fixtures/naive-berth-plan.js';
import { histories, NIGHTS, play, START } from '../../../tests/fixtures/plan-histories.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { berthsOfNight, nightCounts, visitorNights } from './night-counts.js';

/** Dates of stays may be later than those of the histories' other steps. */
const EVERY_NIGHT = nightsFrom(START, 60);

const runs = { numRuns: propertyRuns(300) };

it('counts the nights of any history as its events do, night by night', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { state, naive } = play(history);
      const expected = NIGHTS.map((date) => {
        const counts = { date, berths: 0, residents: 0, visitors: 0, free: 0, not_offered: 0 };
        for (const [id, { active, offered }] of naive.berths) {
          if (!active) continue;
          counts.berths += 1;
          const home = naive.residentsOf(id, date).some(({ away }) => !away);
          if (naive.visitorsIn(id, date).length > 0) counts.visitors += 1;
          else if (home) counts.residents += 1;
          else if (offered) counts.free += 1;
          else counts.not_offered += 1;
        }
        return counts;
      });
      expect(nightCounts(state, START, NIGHTS.length)).toEqual(expected);
      for (const { date, free, visitors } of expected) {
        const { free_lengths, visits } = berthsOfNight(state, date);
        expect(free_lengths).toHaveLength(free);
        expect([...visits.values()].reduce((sum, berths) => sum + berths, 0)).toBe(visitors);
      }
    }),
    runs,
  );
});

it('counts the nights of visitors in a year as the segments of their stays have them', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { state, naive } = play(history);
      const expected = Array.from({ length: 12 }, () => 0);
      for (const segments of naive.visits.values()) {
        for (const date of EVERY_NIGHT) {
          const month = Number(date.slice(5, 7)) - 1;
          const there = segments.some(({ start_date, end_date }) => start_date <= date && date < end_date);
          if (there) expected[month] = (expected[month] ?? 0) + 1;
        }
      }
      expect(visitorNights(state, 2027)).toEqual(expected);
      expect(visitorNights(state, 2026).every((nights) => nights === 0)).toBe(true);
    }),
    runs,
  );
});
