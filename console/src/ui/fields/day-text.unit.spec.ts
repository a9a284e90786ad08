import { describe, expect, it } from '@jest/globals';
import { dateOf, dayOf, shownDay, typedDay } from './day-text.js';

describe('a day that is typed', () => {
  it.each(['12/7/2027', '12.07.2027', '12072027', '12/07/27', '2027-07-12', ' 12-7-2027 ', '12 7 2027'])(
    'is understood: %p',
    (text) => {
      expect(typedDay(text)).toBe('2027-07-12');
    },
  );

  it.each(['', '31/02/2027', '12/13/2027', '12/7', 'tomorrow', '00/01/2027', '29/02/2027'])(
    'is refused: %p',
    (text) => {
      expect(typedDay(text)).toBeNull();
    },
  );

  it('knows leap years', () => {
    expect(typedDay('29/02/2028')).toBe('2028-02-29');
  });

  it('is shown as people here write it', () => {
    expect(shownDay('2027-07-03')).toBe('03/07/2027');
    expect(shownDay(null)).toBe('');
  });

  it('does not shift with the time zone', () => {
    expect(dayOf(dateOf('2027-03-28'))).toBe('2027-03-28');
    expect(dayOf(dateOf('2027-10-31'))).toBe('2027-10-31');
  });
});
