import { addDays, nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopClock, type Clock } from '../../../testing/clock.js';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { words } from '../i18n/i18n.js';
import { type Language, languages } from '../i18n/language.js';
import { dayIn } from './days.js';
import { type Formats, formatsFor } from './formats.js';

const made = new Map<Language, Formats>();
let clock: Clock;

async function formats(language: Language, timeZone = 'Europe/Lisbon'): Promise<Formats> {
  await wordsFromDisk(language);
  return formatsFor(language, timeZone, (word, values = {}) =>
    words.getFixedT(language, 'common')(word, { ...values }),
  );
}

beforeEach(async () => {
  for (const language of languages) made.set(language, await formats(language));
  clock = stopClock('2026-11-21T09:42:00Z');
});
afterEach(() => clock.goOn());

const inAll = (write: (formats: Formats) => string) => languages.map((language) => write(made.get(language)!));

describe('figures', () => {
  it('write money in English with two decimals, in every language', () => {
    expect(new Set(inAll(({ money }) => money(1710.5, 'EUR')))).toEqual(new Set(['EUR\u00A01,710.50']));
    expect(made.get('en')!.money(-77, 'GBP')).toBe('GBP\u00A0−77.00');
    expect(made.get('de')!.money(null, 'EUR')).toBe('–');
    expect(made.get('de')!.amount(0)).toBe('0.00');
  });

  it('measure files', () => {
    const { fileSize } = made.get('en')!;
    expect([0, 1_499, 999_400, 999_600, 4_250_000, 10_737_418_240].map(fileSize)).toEqual([
      '1 kB',
      '1 kB',
      '999 kB',
      '1 MB',
      '4.3 MB',
      '10.7 GB',
    ]);
    expect(made.get('de')!.fileSize(4_250_000)).toBe('4,3 MB');
  });

  it('count places in a line', () => {
    expect(inAll(({ ordinal }) => `${ordinal(1)} ${ordinal(2)}`)).toEqual([
      '1st 2nd',
      '1er 2e',
      '1. 2.',
      '1.º 2.º',
      '1º 2º',
    ]);
    expect([3, 4, 11, 12, 13, 21, 22, 23].map((place) => made.get('en')!.ordinal(place))).toEqual([
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
    ]);
  });

  it('write numbers, metres and shares as the language does', () => {
    expect(inAll(({ metres }) => metres(14.2))).toEqual(
      ['14.20 m', '14,20 m', '14,20 m', '14,20 m', '14,20 m'].map(nbsp),
    );
    expect(made.get('en')!.metres(null)).toBe('–');
    expect(made.get('de')!.number(2064)).toBe('2.064');
    expect(made.get('en')!.number(2064.5)).toBe('2,064.5');
    expect(made.get('en')!.number(3, 1)).toBe('3.0');
    expect(made.get('en')!.percent(10)).toBe('10%');
    expect(made.get('de')!.percent(12.5)).toBe('12,5\u00A0%');
  });

  it('write a boat’s sizes, without unknown ones', () => {
    const { sizes } = made.get('en')!;
    expect(sizes({ length: 11.95, beam: 3.9, draft: 2.1 })).toBe('11.95 × 3.90 × 2.10\u00A0m');
    expect(sizes({ length: 11.95, beam: null })).toBe('11.95\u00A0m');
    expect(sizes({})).toBe('–');
  });
});

describe('days', () => {
  it('are written by figures with slashes, in German with points', () => {
    const [en, fr, de, es, it] = inAll(({ date }) => date('2027-07-03'));
    expect(new Set([en, fr, es, it])).toEqual(new Set(['03/07/2027']));
    expect(de).toBe('03.07.2027');
  });

  it('are written long as each language does', () => {
    expect(inAll(({ dateLong }) => dateLong('2027-07-03'))).toEqual([
      '3 July 2027',
      '3 juillet 2027',
      '3. Juli 2027',
      '3 de julio de 2027',
      '3 luglio 2027',
    ]);
  });

  it('write the dates of a stay as people say them', () => {
    expect(inAll(({ dateRange }) => dateRange('2027-07-12', '2027-07-18'))).toEqual([
      '12 to 18 July 2027',
      'du 12 au 18 juillet 2027',
      '12. bis 18. Juli 2027',
      'del 12 al 18 de julio de 2027',
      'dal 12 al 18 luglio 2027',
    ]);
    const { dateRange } = made.get('en')!;
    expect(dateRange('2027-07-28', '2027-08-02')).toBe('28 July to 2 August 2027');
    expect(dateRange('2027-12-28', '2028-01-02')).toBe('28 December 2027 to 2 January 2028');
    expect(dateRange('2027-07-12', '2027-07-12')).toBe('12 July 2027');
  });

  it('of a stay fit a narrow column', () => {
    expect(made.get('en')!.dateSpan('2027-07-03', '2027-07-10')).toBe('3–10 Jul');
    expect(made.get('en')!.dateSpan('2027-07-28', '2027-08-02')).toBe('28 Jul – 2 Aug');
  });

  it('have their weekdays', () => {
    expect(inAll(({ weekdays }) => weekdays('2027-07-03', '2027-07-10'))).toEqual([
      'Sat to Sat',
      'de sam. à sam.',
      'Sa bis Sa',
      'de sáb a sáb',
      'da sab a sab',
    ]);
    expect(made.get('en')!.weekday('2027-07-03')).toBe('Saturday');
    expect(inAll(({ weekdayAndDay }) => weekdayAndDay('2027-07-03'))).toEqual([
      'Sat 3',
      'sam. 3',
      'Sa. 3.',
      'sáb 3',
      'sab 3',
    ]);
    expect(inAll(({ dateFull }) => dateFull('2027-07-03'))).toEqual([
      'Saturday 3 July 2027',
      'samedi 3 juillet 2027',
      'Samstag, 3. Juli 2027',
      'sábado, 3 de julio de 2027',
      'sabato 3 luglio 2027',
    ]);
    expect(made.get('en')!.dateShort('2027-07-03', 2027)).toBe('Sat 3 Jul');
    expect(made.get('en')!.dateShort('2027-07-03', 2026)).toBe('Sat, 3 Jul 2027');
    expect(made.get('fr')!.month('2027-07')).toBe('juillet 2027');
  });

  it('count nights, in the singular too', () => {
    expect(inAll(({ nights }) => nights(1))).toEqual(['1 night', '1 nuit', '1 Nacht', '1 noche', '1 notte']);
    expect(inAll(({ nights }) => nights(7))).toEqual(['7 nights', '7 nuits', '7 Nächte', '7 noches', '7 notti']);
    expect(made.get('en')!.nightsOf('2027-07-03', '2027-07-10')).toBe('7 nights');
  });

  it('are whole over a change of the clocks', () => {
    expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(nightsBetween('2027-10-30', '2027-11-01')).toBe(2);
    expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });
});

describe('moments', () => {
  it('are shown by the marina’s clock, in summer and in winter', async () => {
    const split = await formats('en', 'Europe/Madrid');
    expect(split.time('2027-03-28T00:59:00Z')).toBe('01:59');
    expect(split.time('2027-03-28T01:00:00Z')).toBe('03:00');
    expect(split.time('2027-10-31T00:30:00Z')).toBe('02:30');
    expect(split.time('2027-10-31T01:30:00Z')).toBe('02:30');
    expect(split.time('2027-07-01T22:00:00Z')).toBe('00:00');
  });

  it('fall on the marina’s day', () => {
    expect(dayIn('Pacific/Auckland', new Date('2027-07-01T12:30:00Z'))).toBe('2027-07-02');
    expect(dayIn('America/Los_Angeles', new Date('2027-07-01T06:30:00Z'))).toBe('2027-06-30');
  });

  it('say today and yesterday as the marina’s calendar has it', async () => {
    expect(inAll(({ instant }) => instant('2026-11-21T09:16:00Z'))).toEqual([
      'today 09:16',
      'aujourd’hui 09:16',
      'heute 09:16',
      'hoy 09:16',
      'oggi 09:16',
    ]);
    const { instant } = made.get('en')!;
    expect(instant('2026-11-20T17:40:00Z')).toBe('yesterday 17:40');
    expect(instant('2026-11-19T21:05:00Z')).toBe('19 Nov 21:05');
    expect(instant('2025-11-19T21:05:00Z')).toBe('19 Nov 2025 21:05');
    const auckland = await formats('en', 'Pacific/Auckland');
    expect(auckland.instant('2026-11-20T09:42:00Z')).toBe('yesterday 22:42');
    expect(auckland.instant('2026-11-20T11:42:00Z')).toBe('today 00:42');
    expect(auckland.today()).toBe('2026-11-21');
  });

  it('say how long ago', () => {
    const { ago } = made.get('en')!;
    expect(['2026-11-21T09:41:30Z', '2026-11-21T09:34:00Z', '2026-11-21T07:30:00Z'].map(ago)).toEqual([
      'just now',
      '8 min',
      '2 h',
    ]);
    expect(['2026-11-20T20:00:00Z', '2026-11-18T08:00:00Z'].map(ago)).toEqual(['yesterday', '18 Nov']);
  });

  it('say how much time is left', () => {
    const { until } = made.get('en')!;
    expect(['2026-11-21T10:07:00Z', '2026-11-23T09:00:00Z', '2026-11-27T09:00:00Z'].map(until)).toEqual([
      '25 min',
      '47 h',
      '5 days',
    ]);
    // A second later, 48 hours are still 48.
    expect(until('2026-11-23T09:41:59Z')).toBe('48 h');
    expect(until('2026-11-21T09:00:00Z')).toBe('0 min');
    expect(made.get('de')!.until('2026-11-23T09:00:00Z')).toBe('47 Std.');
  });
});

function nbsp(text: string): string {
  return text.replace(' ', '\u00A0');
}
