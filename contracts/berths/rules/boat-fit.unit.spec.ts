import { describe, expect, it } from '@jest/globals';
import { fitOf } from './boat-fit.js';

describe('the fit of a boat', () => {
  const berth = { max_loa: 12, max_beam: 4, max_draft: 2.4, boat_types: 'sail' as const };
  const sail = { length: 10.4, beam: 3.4, draft: 1.8, type: 'SAIL' as const };
  it.each([
    ['fits', {}, null],
    ['too long', { length: 12.01 }, 'too_short_loa'],
    ['too wide', { beam: 4.01 }, 'too_narrow'],
    ['too deep', { draft: 2.41 }, 'too_shallow'],
    ['of the wrong kind', { type: 'MOTOR' as const }, 'boat_type'],
  ])('is %s', (_, more, rule) => {
    expect(fitOf({ ...sail, ...more }, berth)).toMatchObject({ fits: rule === null, rule });
  });

  it('says what is to spare', () => {
    expect(fitOf(sail, berth)).toMatchObject({ spare_loa: 1.6, spare_beam: 0.6, spare_draft: 0.6 });
  });
});
