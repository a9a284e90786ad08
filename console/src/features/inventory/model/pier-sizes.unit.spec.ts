import { describe, expect, it } from '@jest/globals';
import { enteredSizes, sizesOfPier } from './pier-sizes.js';

const all = { max_loa: 10, max_beam: 3.6, max_draft: 2.2, min_length: null, min_beam: null, min_draft: null };

describe('the usual sizes of a pier', () => {
  it('are all three, or none', () => {
    expect(enteredSizes(sizesOfPier(null))).toEqual({ sizes: null, problem: null });
    expect(enteredSizes(all)).toEqual({ sizes: all, problem: null });
  });

  it.each([
    [{ max_beam: null }, 'max_beam', 'berthBeamRequired'],
    [{ max_draft: 0 }, 'max_draft', 'berthDraftTooShort'],
    [{ max_loa: 1001 }, 'max_loa', 'moreThan1000m'],
    [{ min_length: 10 }, 'min_length', 'berthMinLengthNotBelowMax'],
    [{ min_beam: 3.6 }, 'min_beam', 'berthMinBeamNotBelowMax'],
    [{ min_draft: 2.3 }, 'min_draft', 'berthMinDraftNotBelowMax'],
  ])('with %j are refused at %s', (more, field, code) => {
    expect(enteredSizes({ ...all, ...more })).toEqual({ sizes: null, problem: { field, code } });
  });
});
