import { describe, expect, it } from '@jest/globals';
import { LastEvent } from './last-event.js';

describe('the last event of the product', () => {
  it('is the first one found from the end', () => {
    const look = new LastEvent().look();
    expect(look.at(90, undefined)).toBeUndefined();
    expect(look.at(80, 80)).toBe(80);
  });

  it('is known as soon as a search meets the end of the previous one', () => {
    const last = new LastEvent();
    const first = last.look();
    first.at(90, undefined);
    first.at(80, 80);
    const second = last.look();
    expect(second.at(100, undefined)).toBeUndefined();
    expect(second.at(90, undefined)).toBe(80);
    expect(last.look().at(100, undefined)).toBe(80);
  });

  it('is searched for again if that end no longer exists', () => {
    const last = new LastEvent();
    const first = last.look();
    first.at(90, undefined);
    first.at(80, 80);
    const restored = last.look();
    expect(restored.at(60, undefined)).toBeUndefined();
    expect(restored.at(50, 50)).toBe(50);
  });

  it('is 0 if there is none, which is remembered too', () => {
    const last = new LastEvent();
    const look = last.look();
    look.at(10, undefined);
    expect(look.nothing()).toBe(0);
    expect(last.look().at(10, undefined)).toBe(0);
  });
});
