import { describe, expect, it } from '@jest/globals';
import {
  changeBeside,
  DAY,
  dayBeside,
  fittingMarks,
  keyMove,
  marksOf,
  momentAt,
  shareOf,
  spanBeside,
  strokesOf,
  windowOf,
} from './time-span.js';

const NOW = Date.parse('2027-07-03T07:42:00.000Z');
const iso = (time: number) => new Date(time).toISOString();
const tick = (at: string, ours = false) => ({ at, ours });
const ticks = [tick('2027-07-01T08:00:00.000Z'), tick('2027-07-02T09:00:00.000Z', true)];

describe('the window of the time slider', () => {
  it('ends now while the moment is in it', () => {
    expect(windowOf('week', null, NOW)).toEqual({ from: NOW - 7 * DAY, to: NOW });
    expect(windowOf('week', NOW - 6 * DAY, NOW).to).toBe(NOW);
  });

  it('shows an older moment in its middle', () => {
    const window = windowOf('week', NOW - 100 * DAY, NOW);
    expect(shareOf(window, NOW - 100 * DAY)).toBe(0.5);
  });

  it('grows and shrinks step by step', () => {
    expect([spanBeside('week', 1), spanBeside('season', 1), spanBeside('day', -1)]).toEqual(['month', 'season', 'day']);
  });

  it('means now at its right end', () => {
    const window = windowOf('week', null, NOW);
    expect(momentAt(window, 1, NOW)).toBeNull();
    expect(momentAt(window, 0.5, NOW)).toBe(iso(NOW - 3.5 * DAY));
  });
});

describe('moving through the changes', () => {
  it('steps from change to change and on to now', () => {
    expect(changeBeside(ticks, null, -1)).toBe(ticks[1]?.at);
    expect(changeBeside(ticks, ticks[1]?.at ?? null, -1)).toBe(ticks[0]?.at);
    expect(changeBeside(ticks, ticks[0]?.at ?? null, -1)).toBe(ticks[0]?.at);
    expect(changeBeside(ticks, ticks[0]?.at ?? null, 1)).toBe(ticks[1]?.at);
    expect(changeBeside(ticks, ticks[1]?.at ?? null, 1)).toBeNull();
    expect(changeBeside(ticks, null, 1)).toBeNull();
  });

  it('steps by days, never beyond now', () => {
    expect(dayBeside(null, -1, NOW)).toBe(iso(NOW - DAY));
    expect(dayBeside(iso(NOW - DAY / 2), 1, NOW)).toBeNull();
  });

  it('knows its keys', () => {
    const standing = { ticks, at: null, now: NOW, first: ticks[0]?.at ?? null };
    const press = (key: string, shiftKey = false) => keyMove({ key, shiftKey }, standing);
    expect(press('ArrowLeft')).toEqual({ go: ticks[1]?.at });
    expect(press('ArrowLeft', true)).toEqual({ go: iso(NOW - DAY) });
    expect(press('End')).toEqual({ go: null });
    expect(press('Home')).toEqual({ go: ticks[0]?.at });
    expect([press('+'), press('-')]).toEqual([{ zoom: -1 }, { zoom: 1 }]);
    expect(press(' ')).toBe('play');
    expect(press('a')).toBeNull();
  });

  it('stops at the first record', () => {
    const first = '2027-07-01T08:00:00.000Z';
    const standing = { ticks, at: first, now: NOW, first };
    expect(keyMove({ key: 'ArrowLeft', shiftKey: true }, standing)).toEqual({ go: first });
  });
});

describe('what the slider draws', () => {
  it('joins changes that a screen cannot tell apart, ours first', () => {
    const window = windowOf('week', null, NOW);
    const at = NOW - DAY;
    const strokes = strokesOf([tick(iso(at)), tick(iso(at + 60_000), true), tick(iso(NOW - 9 * DAY))], window);
    expect(strokes.map(({ ours }) => ours)).toEqual([true]);
    expect(strokes[0]?.share).toBeCloseTo(6 / 7, 2);
  });

  it('leaves out labels that would overlap or be cut off', () => {
    const marks = [0, 0.1, 0.5, 0.95].map((share) => ({ share, time: share, is: 'day' as const }));
    expect(fittingMarks(marks, 1000, 80).map(({ share }) => share)).toEqual([0, 0.1, 0.5]);
    expect(fittingMarks(marks, 300, 80).map(({ share }) => share)).toEqual([0, 0.5]);
  });

  it('labels the marina’s days, also where one of them has 23 hours', () => {
    // Berlin changes its clocks in the night of 28 March 2027.
    const now = Date.parse('2027-03-30T10:00:00.000Z');
    const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
    const marks = marksOf('week', windowOf('week', null, now), (time) => berlin.format(time));
    expect(marks.map(({ time }) => iso(time).slice(5, 16))).toEqual([
      '03-23T23:00',
      '03-24T23:00',
      '03-25T23:00',
      '03-26T23:00',
      '03-27T23:00',
      '03-28T22:00',
      '03-29T22:00',
    ]);
  });
});
