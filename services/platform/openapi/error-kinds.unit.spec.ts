import { describe, expect, it } from '@jest/globals';
import { ErrorKinds } from './error-kinds.js';

describe('the kinds of refusal', () => {
  it('are those that areas name, else follow from the code', () => {
    const kinds = new ErrorKinds();
    kinds.register({ LINK_EXPIRED: 'forbidden' });
    const codes = ['LINK_EXPIRED', 'FORBIDDEN', 'PIER_NOT_FOUND', 'NOT_FOUND', 'PIER_NAME_TAKEN'];
    expect(codes.map((code) => kinds.kindOf(code))).toEqual([
      'forbidden',
      'forbidden',
      'not_found',
      'not_found',
      'conflict',
    ]);
  });

  it('are one a code', () => {
    const kinds = new ErrorKinds();
    kinds.register({ LINK_EXPIRED: 'forbidden' });
    expect(() => kinds.register({ LINK_EXPIRED: 'unavailable' })).toThrow('LINK_EXPIRED has two kinds');
  });
});
