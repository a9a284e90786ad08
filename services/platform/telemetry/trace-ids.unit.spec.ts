import { describe, expect, it } from '@jest/globals';
import { parseTraceparent, spanIdOf, traceIdOf } from './trace-ids.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the ids of traces and spans', () => {
  it('are the correlation id without its dashes', () => {
    expect(traceIdOf('0190f3a2-5b1c-7c3e-9a44-6F5F1C0F2B11')).toBe('0190f3a25b1c7c3e9a446f5f1c0f2b11');
  });

  it('are a hash when a correlation id is no UUID, and never zero', () => {
    for (const id of ['demo 17', '', '00000000-0000-0000-0000-000000000000']) {
      expect(traceIdOf(id)).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
      expect(traceIdOf(id)).toBe(traceIdOf(id));
    }
    expect(traceIdOf('demo 17')).not.toBe(traceIdOf('demo 18'));
  });

  it('are one for each command', () => {
    expect(spanIdOf('a')).toMatch(/^[0-9a-f]{16}$/);
    expect(spanIdOf('a')).not.toBe(spanIdOf('b'));
  });
});

describe("a caller's traceparent", () => {
  it('is parsed', () => {
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ traceId: TRACE, spanId: SPAN, sampled: true });
    expect(parseTraceparent(`00-${TRACE}-${SPAN}-02`)).toMatchObject({ sampled: false });
    expect(parseTraceparent(`01-${TRACE}-${SPAN}-03-later`)).toMatchObject({ sampled: true });
  });

  it.each([
    undefined,
    '',
    ['a', 'b'],
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01 `,
  ])('is ignored when it is invalid: %s', (header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});
