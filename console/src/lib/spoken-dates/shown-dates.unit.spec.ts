import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../../contracts/vocabulary/dates.js';
import { languages } from '../../../../contracts/vocabulary/languages.js';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { formatsFor } from '../format/formats.js';
import { words } from '../i18n/i18n.js';
import { spokenStay } from './spoken-dates.js';

const today = '2027-06-09';

describe('every date that a screen shows', () => {
  it.each(languages)('is understood when it is typed in %s', async (language) => {
    await wordsFromDisk(language);
    const formats = formatsFor(language, 'UTC', (word, values = {}) =>
      words.getFixedT(language, 'common')(word, { ...values }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 330 }), fc.integer({ min: 1, max: 30 }), (ahead, nights) => {
        const [start_date, end_date] = [addDays(today, ahead), addDays(today, ahead + nights)];
        const stay = { start_date, end_date };
        const { date, dateLong, dateFull, dateShort, dateRange, dateSpan, nightsOf } = formats;
        for (const write of [date, dateLong, dateFull, (day: string) => dateShort(day, 2027)]) {
          const one = { start_date, end_date: addDays(start_date, 1) };
          expect([write(start_date), spokenStay(write(start_date), { language, today })]).toEqual([
            write(start_date),
            one,
          ]);
          const both = `${write(start_date)} - ${write(end_date)}`;
          expect([both, spokenStay(both, { language, today })]).toEqual([both, stay]);
        }
        for (const text of [
          dateRange(start_date, end_date),
          dateSpan(start_date, end_date),
          `${dateRange(start_date, end_date)}, ${nightsOf(start_date, end_date)}`,
        ]) {
          expect([text, spokenStay(text, { language, today })]).toEqual([text, stay]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
