import { describe, expect, it } from '@jest/globals';
import { LastEvent } from './last-event.js';

describe('the last event that is ours', () => {
  it('is the first one from the end that is ours', () => {
    const look = new LastEvent().look();
    expect(look.at(90, undefined)).toBeUndefined();
    expect(look.at(80, 80)).toBe(80);
  });

  it('is known again as soon as a look meets the end of the one before', () => {
    const last = new LastEvent();
    const first = last.look();
    first.at(90, undefined);
    first.at(80, 80);
    const second = last.look();
    expect(second.at(100, undefined)).toBeUndefined();
    expect(second.at(90, undefined)).toBe(80);
    expect(last.look().at(100, undefined)).toBe(80);
  });

  it('is looked for anew where that end is no longer there', () => {
    const last = new LastEvent();
    const first = last.look();
    first.at(90, undefined);
    first.at(80, 80);
    const restored = last.look();
    expect(restored.at(60, undefined)).toBeUndefined();
    expect(restored.at(50, 50)).toBe(50);
  });

  it('is 0 where there is none, and that is remembered too', () => {
    const last = new LastEvent();
    const look = last.look();
    look.at(10, undefined);
    expect(look.nothing()).toBe(0);
    expect(last.look().at(10, undefined)).toBe(0);
  });
});
