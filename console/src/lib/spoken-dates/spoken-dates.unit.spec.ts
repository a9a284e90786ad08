import { describe, expect, it } from '@jest/globals';
import { nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import type { Language } from '../../../../contracts/vocabulary/languages.js';
import { type SpokenStay, spokenStay } from './spoken-dates.js';

/** A Wednesday. */
const today = '2027-06-09';
const said = (stay: SpokenStay) =>
  'problem' in stay ? stay.problem.code : `${stay.start_date} ${nightsBetween(stay.start_date, stay.end_date)}n`;

const understood: readonly (readonly [Language, string, string])[] = [
  ['en', 'tonight', '2027-06-09 1n'],
  ['en', 'Tonight 2n', '2027-06-09 2n'],
  ['en', '3 nights', '2027-06-09 3n'],
  ['en', 'tomorrow 2 nights', '2027-06-10 2n'],
  ['en', 'fri 3n', '2027-06-11 3n'],
  ['en', 'wed', '2027-06-16 1n'],
  ['en', 'fri-mon', '2027-06-11 3n'],
  ['en', 'fri to fri', '2027-06-11 7n'],
  ['en', '11-14/6', '2027-06-11 3n'],
  ['en', '28-3/7', '2027-06-28 5n'],
  ['en', '11/6 1w', '2027-06-11 7n'],
  ['en', 'sat 1w', '2027-06-12 7n'],
  ['en', 'until sun', '2027-06-09 4n'],
  ['en', '11/6', '2027-06-11 1n'],
  ['en', '1/6 2n', '2028-06-01 2n'],
  ['en', '11-14', '2027-06-11 3n'],
  ['en', '28-3', '2027-06-28 5n'],
  ['en', '30/12-2/1', '2027-12-30 3n'],
  ['en', 'June 11 3n', '2027-06-11 3n'],
  ['en', '11th to 14th of June', '2027-06-11 3n'],
  ['en', 'Fri 11 to Mon 14 June, 3 nights', '2027-06-11 3n'],
  ['en', '2027-06-11 - 2027-06-14', '2027-06-11 3n'],
  ['en', '11-06-2027 2n', '2027-06-11 2n'],
  ['en', '29/2 2n', '2028-02-29 2n'],
  ['fr', 'ce soir', '2027-06-09 1n'],
  ['fr', 'cette nuit', '2027-06-09 1n'],
  ['fr', 'demain 2 nuits', '2027-06-10 2n'],
  ['fr', 'ven 3n', '2027-06-11 3n'],
  ['fr', 'mar 3n', '2027-06-15 3n'],
  ['fr', '3 août', '2027-08-03 1n'],
  ['fr', '3 aout 2s', '2027-08-03 14n'],
  ['fr', 'du 3 au 10 juillet', '2027-07-03 7n'],
  ['fr', 'du 1er au 8 août 2027', '2027-08-01 7n'],
  ['fr', "jusqu'à dimanche", '2027-06-09 4n'],
  ['fr', 'jusqu’au 14/6', '2027-06-09 5n'],
  ['de', 'heute', '2027-06-09 1n'],
  ['de', 'heute Nacht', '2027-06-09 1n'],
  ['de', 'morgen 2 Nächte', '2027-06-10 2n'],
  ['de', 'Fr 3 Nächte', '2027-06-11 3n'],
  ['de', 'Do bis So', '2027-06-10 3n'],
  ['de', 'bis So', '2027-06-09 4n'],
  ['de', '11.06.', '2027-06-11 1n'],
  ['de', '11.6.-14.6.', '2027-06-11 3n'],
  ['de', '11.–14.6.', '2027-06-11 3n'],
  ['de', '11.6. 14n', '2027-06-11 14n'],
  ['de', '11.06.27 - 14.06.27', '2027-06-11 3n'],
  ['de', '3. Aug. 1 Woche', '2027-08-03 7n'],
  ['de', 'vom 3. bis zum 10. August 2027', '2027-08-03 7n'],
  ['es', 'esta noche', '2027-06-09 1n'],
  ['es', 'mañana 2 noches', '2027-06-10 2n'],
  ['es', 'vie 3n', '2027-06-11 3n'],
  ['es', 'hasta el domingo', '2027-06-09 4n'],
  ['es', 'del 3 al 10 de agosto', '2027-08-03 7n'],
  ['es', '3 de agosto de 2027', '2027-08-03 1n'],
  ['it', 'stasera', '2027-06-09 1n'],
  ['it', 'domani 2 notti', '2027-06-10 2n'],
  ['it', 'gio-dom', '2027-06-10 3n'],
  ['it', 'fino a domenica', '2027-06-09 4n'],
  ['it', 'dal 3 al 10 agosto', '2027-08-03 7n'],
  ['it', '3 mar', '2028-03-03 1n'],
  // A caller's words are understood whatever the language of the screen is.
  ['de', 'until sunday', '2027-06-09 4n'],
  ['en', 'vom 3. bis 10. Oktober', '2027-10-03 7n'],
];

const refused: readonly (readonly [Language, string, string])[] = [
  ['en', '', 'notUnderstood'],
  ['en', 'whenever', 'notUnderstood'],
  ['en', 'fri 3x', 'notUnderstood'],
  ['en', 'fri -', 'notUnderstood'],
  ['en', '31/6', 'noSuchDay'],
  ['en', '11/13', 'noSuchDay'],
  ['en', '30 February', 'noSuchDay'],
  ['en', 'thu 11 june', 'weekdayDiffers'],
  ['en', '1/6/2027', 'inThePast'],
  ['en', '11/6/2027-10/6/2027', 'endNotAfterStart'],
  ['en', 'fri 0n', 'endNotAfterStart'],
  ['en', 'until today', 'endNotAfterStart'],
  ['en', '11/6/2027-11/6/2050', 'tooLong'],
  ['en', '11 to 14 june, 4 nights', 'nightsDiffer'],
];

describe('dates as they are spoken', () => {
  it.each(understood)('in %s, "%s" is %s', (language, typed, stay) => {
    expect(said(spokenStay(typed, { language, today }))).toBe(stay);
  });

  it.each(refused)('in %s, "%s" is refused: %s', (language, typed, problem) => {
    expect(said(spokenStay(typed, { language, today }))).toBe(problem);
  });

  it('say which part was not understood', () => {
    expect(spokenStay('fri banana', { language: 'en', today })).toEqual({
      problem: { code: 'notUnderstood', unread: 'banana' },
    });
  });
});
