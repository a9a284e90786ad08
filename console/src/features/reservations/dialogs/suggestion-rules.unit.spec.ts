import { describe, expect, it } from '@jest/globals';
import { canSuggest, distinctRanges, emptyLine, MOST_SUGGESTIONS, warnsOfOtherDates } from './suggestion-rules.js';
import { displayedStatuses } from '../../../../../contracts/vocabulary/reservation-words.js';

const today = '2027-06-01';
const week = { start_date: '2027-07-03', end_date: '2027-07-10' };

describe('suggested dates', () => {
  it.each([
    ['are sent with both dates', [week], true],
    ['wait for a departure', [{ ...week, end_date: '' }], false],
    ['wait for an arrival', [{ ...week, start_date: '' }], false],
    ['wait for every line', [week, emptyLine], false],
    ['have a night at least', [{ start_date: '2027-07-03', end_date: '2027-07-03' }], false],
    ['may begin today', [{ start_date: today, end_date: '2027-06-02' }], true],
    ['do not begin in the past', [{ start_date: '2027-05-31', end_date: '2027-06-02' }], false],
    ['are not none', [], false],
    ['are not too many', Array.from({ length: MOST_SUGGESTIONS + 1 }, () => week), false],
  ])('%s', (_name, lines, can) => expect(canSuggest(lines, today)).toBe(can));

  it('are sent once each', () => {
    const other = { start_date: '2027-08-01', end_date: '2027-08-02' };
    expect(distinctRanges([week, other, week])).toEqual([week, other]);
  });

  it.each(displayedStatuses)('warn of other availabilities while nobody has answered: %s', (status) => {
    expect(warnsOfOtherDates(status, [week], today)).toBe(status === 'initiated');
    expect(warnsOfOtherDates(status, [emptyLine], today)).toBe(false);
  });
});
