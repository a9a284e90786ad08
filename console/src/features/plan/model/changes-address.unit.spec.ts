import { describe, expect, it } from '@jest/globals';
import { changeDefaults, changesAsked } from './changes-address.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

describe('the question for the changes of the plan', () => {
  it('names the berth and the stay of the address', () => {
    expect(changesAsked({ ...changeDefaults, berth: ID, page: 3 })).toEqual({ page: 3, page_size: 25, berth_id: ID });
    expect(changesAsked({ ...changeDefaults, reservation: ID })).toEqual({
      page: 1,
      page_size: 25,
      reservation_id: ID,
    });
  });

  it('leaves out what an address has in another shape', () => {
    expect(changesAsked({ berth: 'A4', reservation: '../x', page: -2.5, page_size: 5000 })).toEqual({
      page: 1,
      page_size: 100,
    });
    expect(changesAsked({ ...changeDefaults, page_size: 0 })).toEqual({ page: 1, page_size: 1 });
  });
});
