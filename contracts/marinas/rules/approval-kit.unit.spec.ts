import { describe, expect, it } from '@jest/globals';
import { isForReader, kitIsDue, kitNote } from './approval-kit.js';

const ARRIVAL = '2027-07-10';

describe('the approval kit', () => {
  it.each([
    ['UPON_APPROVAL', '2027-03-01', '00:00', true],
    ['DAY_BEFORE_ARRIVAL', '2027-07-08', '23:59', false],
    ['DAY_BEFORE_ARRIVAL', '2027-07-09', '08:59', false],
    ['DAY_BEFORE_ARRIVAL', '2027-07-09', '09:00', true],
    ['DAY_BEFORE_ARRIVAL', '2027-07-10', '00:00', true],
    ['ARRIVAL_DAY', '2027-07-10', '06:59', false],
    ['ARRIVAL_DAY', '2027-07-10', '07:00', true],
  ] as const)('%s on %s at %s: %s', (schedule, date, time, due) => {
    expect(kitIsDue(schedule, ARRIVAL, { date, time })).toBe(due);
  });

  it('speaks the reader’s language, else English, else any', () => {
    expect(kitNote({ fr: 'Bonjour', en: 'Hello' }, 'fr')).toBe('Bonjour');
    expect(kitNote({ fr: ' ', en: 'Hello' }, 'fr')).toBe('Hello');
    expect(kitNote({ it: 'Ciao' }, 'fr')).toBe('Ciao');
    expect(kitNote({}, 'fr')).toBe('');
  });

  it('has files for all, or for readers of their languages', () => {
    expect(isForReader({ languages: [] }, 'de')).toBe(true);
    expect(isForReader({ languages: ['en', 'fr'] }, 'de')).toBe(false);
  });
});
