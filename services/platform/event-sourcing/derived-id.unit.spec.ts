import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { v5, validate, version } from 'uuid';
import { deriveId, freshId } from './derived-id.js';

const NAMESPACE = 'f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11';

describe('derived ids', () => {
  it('are the version 5 UUIDs that any program derives from the same parts', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()), { minLength: 1 }), (parts) => {
        const id = deriveId(...parts);
        expect(id).toBe(v5(parts.join('\u001f'), NAMESPACE));
        expect([validate(id), version(id)]).toEqual([true, 5]);
      }),
    );
  });

  it('distinguish parts', () => {
    expect(deriveId('a', 'bc')).not.toBe(deriveId('ab', 'c'));
  });
});

it('fresh ids are version 7 UUIDs, ordered by millisecond', async () => {
  const ids = [];
  for (let made = 0; made < 20; made += 1) {
    ids.push(freshId());
    await pause(2);
  }
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
});
