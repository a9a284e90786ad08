import { describe, expect, it } from '@jest/globals';
import { boatText, mapDefaults, mapStateOf } from './map-address.js';

const read = (more: Partial<typeof mapDefaults>) => mapStateOf({ ...mapDefaults, ...more });

describe('the address of the map', () => {
  it('shows the occupancy of today without parameters', () => {
    expect(read({})).toEqual({
      date: null,
      view: 'occupancy',
      at: null,
      compare: 'difference',
      boat: null,
      until: null,
    });
  });

  it('ignores what it cannot read', () => {
    const wrong = read({ date: '2027-02-31', view: 'x', at: 'yesterday', compare: '', boat: '9x-1x2', until: '1' });
    expect(wrong).toEqual(read({}));
    expect(read({ at: '2027-13-41T99:00:00Z' }).at).toBeNull();
    expect(read({ boat: '9.8x3.2' }).boat).toBeNull();
  });

  it('reads a moment and a boat', () => {
    const boat = { length: 9.8, beam: 3.2, draft: 1.7 };
    expect(read({ at: '2027-07-01T16:00:00Z', boat: boatText(boat) })).toMatchObject({
      at: '2027-07-01T16:00:00.000Z',
      boat,
    });
  });
});
