import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { textInParts } from './text-in-parts.js';

async function* partsOf(...parts: string[]): AsyncGenerator<string> {
  for (const part of parts) yield await Promise.resolve(part);
}

describe('a text that is written while it is sent', () => {
  it('is the same JSON as if it had been written at once', async () => {
    let closed = 0;
    const answer = textInParts({
      file_name: 'a "b".jsonl',
      parts: partsOf('{"é":1}\n', '\u2028"\\\n'),
      rest: () => ({ entries: 2 }),
      close: () => (closed += 1),
    });
    const read = JSON.parse(await text(answer.getStream())) as unknown;
    expect(read).toEqual({ file_name: 'a "b".jsonl', text: '{"é":1}\n\u2028"\\\n', entries: 2 });
    expect(closed).toBe(1);
  });

  it('is closed when its reader goes, before and while reading', async () => {
    for (const reads of [false, true]) {
      let closed = 0;
      const close = () => (closed += 1);
      const stream = textInParts({ file_name: 'a', parts: partsOf('1', '2'), rest: () => ({}), close }).getStream();
      if (reads) await once(stream, 'readable');
      const gone = once(stream, 'close');
      stream.destroy();
      await gone;
      expect(closed).toBe(1);
    }
  });

  it('is ended where the reader takes too long', async () => {
    let closed = 0;
    const close = () => (closed += 1);
    const stream = textInParts({ file_name: 'a', parts: partsOf('1'), rest: () => ({}), close }, 1).getStream();
    const [error] = (await once(stream, 'error')) as [Error];
    expect(error.message).toBe('the reader takes too long');
    await new Promise((resolve) => (stream.closed ? resolve(null) : stream.once('close', resolve)));
    expect(closed).toBe(1);
  });
});
