import { describe, expect, it } from '@jest/globals';
import { drawing, scaleFor } from './drawing.js';

const berth = { length: 15, beam: 4.8 };

describe('the drawing of a boat in its berth', () => {
  it('draws boat and berth in the same measure', () => {
    const { hull, mouth } = drawing({ boat: { length: 14.2, beam: 4.35 }, berth, scale: null });
    expect(hull).toMatchObject({ length: 14.2, beam: 4.35 });
    expect(mouth.y2 - mouth.y1).toBeCloseTo(4.8);
  });

  it('keeps a boat that is too long inside the picture', () => {
    const { hull, width, mouth } = drawing({ boat: { length: 19, beam: 5 }, berth, scale: null });
    const bow = (hull?.x ?? 0) + (hull?.length ?? 0);
    expect(bow).toBeLessThan(width);
    expect(bow).toBeGreaterThan(mouth.x1);
  });

  it('draws a boat that fits inside its berth, however little room it leaves', () => {
    const bow = (length: number) => {
      const { hull, mouth } = drawing({ boat: { length, beam: 4 }, berth, scale: null });
      return (hull?.x ?? 0) + length - mouth.x1;
    };
    expect(bow(14.9)).toBeCloseTo(-0.05);
    expect(bow(15)).toBeCloseTo(0);
    expect(bow(14)).toBeCloseTo(-0.7);
    expect(bow(15.2)).toBeCloseTo(0.2);
  });

  it('draws a boat at the same size in every berth of one scale', () => {
    const boat = { length: 9.75, beam: 3.2 };
    const berths = [
      { length: 12, beam: 4 },
      { length: 10, beam: 3.4 },
      { length: 40, beam: 9 },
      { length: 8, beam: 3 },
    ];
    const scale = scaleFor(boat, berths);
    // The picture has a fixed height and the width of its column, so its scale depends on the two sides alone.
    const sides = berths.map((each) => {
      const { width, height, hull } = drawing({ boat, berth: each, scale });
      return { width, height, length: hull?.length, beam: hull?.beam };
    });
    expect(new Set(sides.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('takes the largest berth for the scale, up to twice the boat', () => {
    const boat = { length: 10, beam: 3 };
    expect(scaleFor(boat, [])).toEqual(boat);
    expect(scaleFor(boat, [{ length: 9, beam: null }])).toEqual(boat);
    expect(
      scaleFor(boat, [
        { length: 14, beam: 4.2 },
        { length: 12, beam: 4.8 },
      ]),
    ).toEqual({ length: 14, beam: 4.8 });
    expect(scaleFor(boat, [{ length: 60, beam: 15 }])).toEqual({ length: 20, beam: 6 });
  });

  it('gives a berth without limits the room that the boat needs', () => {
    const { mouth, hull } = drawing({
      boat: { length: 10, beam: 3 },
      berth: { length: null, beam: null },
      scale: null,
    });
    expect(mouth.x1).toBeGreaterThan((hull?.x ?? 0) + 10);
    expect(mouth.y2 - mouth.y1).toBeGreaterThan(3);
  });

  it('draws an empty berth', () => {
    expect(drawing({ boat: null, berth, scale: null }).hull).toBeNull();
  });
});
