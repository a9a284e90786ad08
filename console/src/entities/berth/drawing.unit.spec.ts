import { describe, expect, it } from '@jest/globals';
import { drawing, hullPath } from './drawing.js';

const berth = { length: 15, beam: 4.8 };

describe('the drawing of a boat in its berth', () => {
  it('draws boat and berth in the same measure', () => {
    const { hull, mouth } = drawing({ boat: { length: 14.2, beam: 4.35 }, berth, across: null });
    expect(hull).toMatchObject({ length: 14.2, beam: 4.35 });
    expect(mouth.y2 - mouth.y1).toBeCloseTo(4.8);
  });

  it('keeps a boat that is too long inside the picture', () => {
    const { hull, width, mouth } = drawing({ boat: { length: 19, beam: 5 }, berth, across: null });
    const bow = (hull?.x ?? 0) + (hull?.length ?? 0);
    expect(bow).toBeLessThan(width);
    expect(bow).toBeGreaterThan(mouth.x1);
  });

  it('draws a boat that fits inside its berth, however little room it leaves', () => {
    const bow = (length: number) => {
      const { hull, mouth } = drawing({ boat: { length, beam: 4 }, berth, across: null });
      return (hull?.x ?? 0) + length - mouth.x1;
    };
    expect(bow(14.9)).toBeCloseTo(-0.05);
    expect(bow(15)).toBeCloseTo(0);
    expect(bow(14)).toBeCloseTo(-0.7);
    expect(bow(15.2)).toBeCloseTo(0.2);
  });

  it('puts several drawings on one scale', () => {
    const small = drawing({ boat: { length: 8, beam: 2.8 }, berth: { length: 9, beam: 3.2 }, across: 15 });
    const large = drawing({ boat: { length: 14, beam: 4.3 }, berth, across: 15 });
    expect(small.width).toBeCloseTo(large.width);
  });

  it('gives a berth without limits the room that the boat needs', () => {
    const { mouth, hull } = drawing({
      boat: { length: 10, beam: 3 },
      berth: { length: null, beam: null },
      across: null,
    });
    expect(mouth.x1).toBeGreaterThan((hull?.x ?? 0) + 10);
    expect(mouth.y2 - mouth.y1).toBeGreaterThan(3);
  });

  it('draws an empty berth', () => {
    expect(drawing({ boat: null, berth, across: null }).hull).toBeNull();
  });

  it('ends the hull at the bow and closes it', () => {
    expect(hullPath({ x: 1, y: 2, length: 10, beam: 3 })).toMatch(/ 11 2C.*Z$/);
  });
});
