import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v5, validate, version } from 'uuid';
import { deriveId } from './derived-id.js';

const NAMESPACE = 'f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11';

describe('derived ids', () => {
  it('are the UUIDs, version 5, that every other program makes of the same parts', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), { minLength: 1 }), (parts) => {
        const id = deriveId(...parts);
        expect(id).toBe(v5(parts.join('\u001f'), NAMESPACE));
        expect([validate(id), version(id)]).toEqual([true, 5]);
      }),
    );
  });

  it('tell parts apart', () => {
    expect(deriveId('a', 'bc')).not.toBe(deriveId('ab', 'c'));
  });
});
