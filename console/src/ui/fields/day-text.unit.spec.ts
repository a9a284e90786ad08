import { describe, expect, it } from '@jest/globals';
import { dateOf, dayOf, type DayWords, shownDay, typedDay } from './day-text.js';

const english: DayWords = {
  today: '2027-07-10',
  language: 'en',
  words: { today: 'today', tomorrow: 'tomorrow' },
};
const typed = (text: string, meant: Partial<DayWords> = {}) => typedDay(text, { ...english, ...meant });

describe('a day that is typed', () => {
  it.each([
    '12/7/2027',
    '12.07.2027',
    '12072027',
    '120727',
    '12/07/27',
    '2027-07-12',
    ' 12-7-2027 ',
    '12 7 2027',
    '12/7',
    '12.07',
    '12.7.',
    '12 jul',
    '12 July 2027',
    '12th July',
    '12-jul-27',
    '12jul',
  ])('is understood: %p', (text) => {
    expect(typed(text)).toBe('2027-07-12');
  });

  it.each(['', '31/02/2027', '12/13/2027', '12/13', '12 ju', '12 smarch', 'someday', '00/01/2027', '29/02/2027', '7'])(
    'is refused: %p',
    (text) => {
      expect(typed(text)).toBeNull();
    },
  );

  it('is the next such day where the year is missing', () => {
    expect(typed('10/7')).toBe('2027-07-10');
    expect(typed('9/7')).toBe('2028-07-09');
    expect(typed('15 dec')).toBe('2027-12-15');
    expect(typed('29/2')).toBe('2028-02-29');
  });

  it.each([
    ['en', 'today', 'tomorrow', '15 December'],
    ['de', 'heute', 'morgen', '15. Dez.'],
    ['fr', 'aujourd’hui', 'demain', '15 déc.'],
    ['es', 'hoy', 'mañana', '15 de diciembre'],
    ['it', 'oggi', 'domani', '15 dic'],
  ])('is understood in the language %s', (language, today, tomorrow, december) => {
    const meant = { language, words: { today, tomorrow } };
    expect([typed(today, meant), typed(tomorrow, meant)]).toEqual(['2027-07-10', '2027-07-11']);
    expect(typed(december, meant)).toBe('2027-12-15');
    expect(typed('15 dec', meant)).toBe('2027-12-15');
  });

  it('knows leap years', () => {
    expect(typed('29/02/2028')).toBe('2028-02-29');
  });

  it('is shown as people here write it', () => {
    expect(shownDay('2027-07-03', 'en')).toBe('03/07/2027');
    expect(shownDay('2027-07-03', 'de')).toBe('03.07.2027');
    expect(shownDay(null, 'en')).toBe('');
  });

  it('does not shift with the time zone', () => {
    expect(dayOf(dateOf('2027-03-28'))).toBe('2027-03-28');
    expect(dayOf(dateOf('2027-10-31'))).toBe('2027-10-31');
  });
});
