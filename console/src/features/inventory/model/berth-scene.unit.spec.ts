import { describe, expect, it } from '@jest/globals';
import { berthScene } from './berth-scene.js';
import { fits, spareOf } from './boat-fit.js';

const berth = { max_loa: 12, max_beam: 4, max_draft: 2.4 };
const boat = { length: 9.72, beam: 3.37, draft: 0.99 };

describe('a boat in a berth', () => {
  it('leaves metres ahead, beside and under the keel', () => {
    expect(spareOf(boat, berth)).toEqual({ ahead: 2.28, beside: 0.63, under: 1.41 });
    expect(spareOf({ ...boat, draft: null }, berth).under).toBeNull();
  });

  it.each([
    [{}, true],
    [{ length: 12 }, true],
    [{ length: 12.01 }, false],
    [{ beam: 4.2 }, false],
    [{ draft: 2.5 }, false],
  ])('with %j fits: %s', (more, fitting) => {
    expect(fits({ ...boat, ...more }, berth)).toBe(fitting);
  });
});

describe('the drawing of a berth', () => {
  it('is to scale, whatever is larger: berth or boat', () => {
    for (const drawn of [boat, { length: 20, beam: 6 }]) {
      const { berth: box, hull } = berthScene(berth, drawn, 560, 200);
      expect(box.width / box.height).toBeCloseTo(3);
      expect(hull.length / box.width).toBeCloseTo(drawn.length / 12);
      expect(hull.beam / box.height).toBeCloseTo(drawn.beam / 4);
    }
  });

  it('keeps everything inside, with room for the measures', () => {
    const { berth: box, hull, beamAt, lengthAt } = berthScene(berth, { length: 30, beam: 9 }, 320, 200);
    expect(hull.x + hull.length).toBeLessThanOrEqual(beamAt);
    expect(beamAt).toBeLessThanOrEqual(320 - 44);
    expect(hull.y - hull.beam / 2).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThan(0);
    expect(lengthAt).toBeLessThan(200);
  });

  it('leaves no gap at the stern where the boat has none to spare', () => {
    const { berth: box, hull } = berthScene(berth, { length: 12, beam: 3 }, 560, 200);
    expect(hull.x).toBe(box.x);
  });
});
