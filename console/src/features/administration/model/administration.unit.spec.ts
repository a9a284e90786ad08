import { describe, expect, it } from '@jest/globals';
import { changePercent, largest } from './largest.js';
import { radiusOf, withLabels } from './map-places.js';
import { addressWith, chosenMarinas, panelDefaults, spanOf, yearOf } from './panel-address.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

describe('the address of the panel', () => {
  it('asks for what it names, and ignores what nobody can mean', () => {
    const address = { ...panelDefaults, countries: ['FR', 'x'], marinas: [ID, '7'], associations: ['TEM', 'NON'] };
    expect(chosenMarinas(address)).toEqual({ countries: ['FR'], marina_ids: [ID], association_codes: ['TEM'] });
    expect(yearOf({ ...panelDefaults, year: 2026 })).toEqual({ year: 2026 });
    expect(yearOf({ ...panelDefaults, year: 12 })).toEqual({});
    expect(spanOf({ ...panelDefaults, months: 7 })).toBe(24);
    expect(spanOf({ ...panelDefaults, months: 36 })).toBe(36);
  });

  it('is made for links with the other filters kept', () => {
    const address = { ...panelDefaults, year: 2026, countries: ['FR'] };
    expect(addressWith('/ad-panel', address, { marinas: [ID] })).toBe(`/ad-panel?year=2026&countries=FR&marinas=${ID}`);
    expect(addressWith('/ad-panel', panelDefaults, {})).toBe('/ad-panel');
  });
});

describe('bars', () => {
  it('show the largest and sum the others', () => {
    const rows = [5, 9, 1, 3].map((count) => ({ count }));
    expect(largest(rows, 2)).toEqual({ shown: [{ count: 9 }, { count: 5 }], others: 2, together: 4 });
    expect(largest(rows, 9)).toMatchObject({ others: 0, together: 0 });
  });

  it.each([
    [110, 100, 10],
    [95, 100, -5],
    [1, 3, -66.7],
    [4, 0, null],
  ])('compare %i with %i', (now, before, percent) => {
    expect(changePercent(now, before)).toBe(percent);
  });
});

describe('the map', () => {
  it('draws areas by count', () => {
    expect(radiusOf(400, 400)).toBe(15);
    expect(radiusOf(100, 400)).toBe(7.5);
    expect(radiusOf(0, 400)).toBe(4);
    expect(radiusOf(0, 0)).toBe(4);
  });

  it('labels only where nothing is covered, the largest first', () => {
    const circle = { y: 100, label: 'Port 12' };
    const placed = withLabels(
      [
        { ...circle, id: 'small', x: 110, radius: 5 },
        { ...circle, id: 'large', x: 100, radius: 12 },
        { ...circle, id: 'far', x: 300, radius: 5 },
        { ...circle, id: 'edge', x: 395, y: 20, radius: 5 },
      ],
      { width: 400, height: 200 },
    );
    const at = Object.fromEntries(placed.map(({ id, at: place }) => [id, place]));
    expect(at['far']).toEqual({ x: 309, y: 104 });
    expect(at['large']).toEqual({ x: 116, y: 104 });
    expect(at['small']).toBeNull();
    expect(at['edge']?.x).toBeLessThan(395);
    const many = withLabels(
      [100, 101, 102].map((x) => ({ ...circle, id: `${x}`, x, radius: 6 })),
      { width: 400, height: 200 },
    );
    expect(many.filter(({ at: place }) => place !== null).length).toBeLessThan(3);
  });
});
