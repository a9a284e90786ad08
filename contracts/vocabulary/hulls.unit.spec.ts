import { describe, expect, it } from '@jest/globals';
import { contradictsType, hullForType, hullOf } from './hulls.js';
import { vesselTypes } from './sizes.js';

describe('the hulls of a boat', () => {
  it('are several for a catamaran unless somebody says otherwise', () => {
    expect(hullOf({ type: 'CATAMARAN' })).toBe('MULTIHULL');
    expect(hullOf({ type: 'CATAMARAN', hull_type: null })).toBe('MULTIHULL');
    expect(hullOf({ type: 'CATAMARAN', hull_type: 'MONOHULL' })).toBe('MONOHULL');
  });

  it.each(vesselTypes.filter((type) => type !== 'CATAMARAN'))('are not said by the type %s', (type) => {
    expect(hullOf({ type })).toBeNull();
    expect(hullOf({ type, hull_type: 'MULTIHULL' })).toBe('MULTIHULL');
    expect(contradictsType({ type, hull_type: 'MULTIHULL' })).toBe(false);
    expect(contradictsType({ type, hull_type: 'MONOHULL' })).toBe(false);
  });

  it('contradict the type only where a catamaran has one', () => {
    expect(contradictsType({ type: 'CATAMARAN', hull_type: 'MONOHULL' })).toBe(true);
    expect(contradictsType({ type: 'CATAMARAN', hull_type: 'MULTIHULL' })).toBe(false);
    expect(contradictsType({ type: 'CATAMARAN' })).toBe(false);
    expect(contradictsType({ hull_type: 'MONOHULL' })).toBe(false);
  });

  it('follow the type in a form until somebody chooses them', () => {
    expect(hullForType({ type: null, hull_type: null }, 'CATAMARAN')).toBe('MULTIHULL');
    expect(hullForType({ type: 'CATAMARAN', hull_type: 'MULTIHULL' }, 'SAIL')).toBeNull();
    expect(hullForType({ type: 'SAIL', hull_type: 'MULTIHULL' }, 'MOTOR')).toBe('MULTIHULL');
    expect(hullForType({ type: 'SAIL', hull_type: 'MONOHULL' }, 'CATAMARAN')).toBe('MONOHULL');
  });
});
