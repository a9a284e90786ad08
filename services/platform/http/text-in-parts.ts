import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface TextInParts {
  readonly file_name: string;
  readonly parts: AsyncIterable<string>;
  /** Known once the parts are written; they follow the text. */
  readonly rest: () => Readonly<Record<string, unknown>>;
  /** Called once nothing more is written, also if the reader has gone or takes too long. */
  readonly close: () => void;
}

/** A reader who stops reading keeps others waiting for this long at most. */
const LONGEST_MS = 120_000;

/**
 * An answer with `file_name`, `text` and more that is written while it is sent, so that the text is never held whole. An error
 * ends the connection before the JSON is complete, so that no caller takes a part for the whole.
 */
export function textInParts(file: TextInParts, longestMs = LONGEST_MS): StreamableFile {
  const stream = Readable.from(jsonOf(file), { objectMode: false });
  const timer = setTimeout(() => stream.destroy(new Error('the reader takes too long')), longestMs);
  stream.once('close', () => {
    clearTimeout(timer);
    file.close();
  });
  return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
}

async function* jsonOf({ file_name, parts, rest }: TextInParts): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ file_name }).slice(0, -1)},"text":"`);
  for await (const part of parts) yield Buffer.from(JSON.stringify(part).slice(1, -1));
  yield Buffer.from(`",${JSON.stringify(rest()).slice(1)}`);
}
