import { describe, expect, it } from '@jest/globals';
import { entriesIn } from './entries-in.js';

describe('the entries of a signed file', () => {
  it('are those of its lines, without the head and the signature', () => {
    const lines = [
      '{"format":"quayside-history/1"}',
      '{"entry":{"id":"1","title":"a \\"b\\""},"hash":"h","previous":"p"}',
      '{"entry":{"id":"2"},"hash":"h","previous":"p"}',
      '{"closing":{"entries":2},"signature":"s"}',
    ];
    expect(entriesIn(`${lines.join('\n')}\n`)).toEqual([{ id: '1', title: 'a "b"' }, { id: '2' }]);
    expect(entriesIn('')).toEqual([]);
  });
});
