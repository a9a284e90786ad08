import { describe, expect, it } from '@jest/globals';
import { lastYearsVersion } from './last-year.js';

const versions = ['2027-03-02', '2026-11-20', '2026-04-01', '2025-02-11'].map((day, at) => ({
  version: 10 - at,
  published_at: `${day}T09:00:00.000Z`,
}));

describe('the version of last year', () => {
  it.each([
    ['was in force a year ago', versions, '2027-04-01', 8],
    ['was in force a year ago, before the next one was published', versions, '2027-03-31', 7],
    ['is the last of an earlier year in a list that is younger', versions.slice(0, 2), '2027-04-01', 9],
  ])('%s', (_, all, today, version) => expect(lastYearsVersion(all, today)?.version).toBe(version));

  it('is none in the first year of a list', () =>
    expect(lastYearsVersion(versions.slice(0, 1), '2027-04-01')).toBeNull());
});
