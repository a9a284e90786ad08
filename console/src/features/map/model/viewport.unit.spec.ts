import { describe, expect, it } from '@jest/globals';
import { fitting, onMap, onScreen, panned, scaleBar, showing, visibleBox, zoomed } from './viewport.js';

const size = { width: 800, height: 600 };
const box = { left: -20, top: 0, right: 180, bottom: 300 };

describe('the viewport of the map', () => {
  it('shows the whole harbour in the middle', () => {
    const view = fitting(box, size);
    expect(onScreen(view, { x: 80, y: 150 })).toEqual({ x: 400, y: 300 });
    const shown = visibleBox(view, size);
    expect([shown.left <= box.left, shown.bottom >= box.bottom]).toEqual([true, true]);
  });

  it('keeps the point under the pointer while zooming', () => {
    const view = fitting(box, size);
    const pointer = { x: 120, y: 450 };
    const before = onMap(view, pointer);
    const after = onMap(zoomed(view, 1.7, pointer), pointer);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
  });

  it('has a smallest and a largest scale', () => {
    const view = fitting(box, size);
    expect(zoomed(view, 1e9, { x: 0, y: 0 }).scale).toBe(60);
    expect(zoomed(view, 1e-9, { x: 0, y: 0 }).scale).toBe(0.05);
  });

  it('moves only as far as a point needs to be seen', () => {
    const view = fitting(box, size);
    expect(showing(view, { x: 80, y: 150 }, size)).toEqual(view);
    const away = panned(view, -700, 0);
    expect(onScreen(showing(away, { x: 80, y: 150 }, size), { x: 80, y: 150 })).toEqual({ x: 60, y: 300 });
  });

  it('draws a scale bar of a round length', () => {
    for (const scale of [0.05, 0.3, 1, 2.7, 8, 60]) {
      const { metres, pixels } = scaleBar(scale);
      expect(pixels).toBeGreaterThan(59);
      expect(pixels).toBeLessThanOrEqual(150);
      expect(['1', '2', '5']).toContain(String(metres).replace(/[0.]/g, ''));
    }
  });
});
