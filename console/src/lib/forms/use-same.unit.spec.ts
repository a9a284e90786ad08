import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useSame } from './use-same.js';

describe('a value that stays the same', () => {
  const drawn = (initial: unknown) =>
    renderHook(({ value }: { value: unknown }) => useSame(value), { initialProps: { value: initial } });

  it('is the very same object while nothing in it changes', () => {
    const { result, rerender } = drawn({ total: 12, lines: [{ kind: 'NIGHTS' }] });
    const first = result.current;
    rerender({ value: { total: 12, lines: [{ kind: 'NIGHTS' }] } });
    expect(result.current).toBe(first);
  });

  it('changes with anything in it', () => {
    const { result, rerender } = drawn({ total: 12, lines: [{ kind: 'NIGHTS' }] });
    rerender({ value: { total: 12, lines: [{ kind: 'DISCOUNT' }] } });
    expect(result.current).toEqual({ total: 12, lines: [{ kind: 'DISCOUNT' }] });
    rerender({ value: null });
    expect(result.current).toBeNull();
  });
});
