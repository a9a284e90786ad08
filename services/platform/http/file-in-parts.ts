import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface FileInParts {
  readonly file_name: string;
  readonly media_type: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Bytes that are encoded at a time. Three bytes are four characters of base64, so parts of this size join without a gap. */
const PART_BYTES = 3 * 64 * 1024;

/**
 * The answer `spreadsheetFile` of a file that is too large to be held in memory: the JSON is written while it is sent. An error
 * ends the connection before the JSON is complete, so that no caller takes a part for the whole.
 */
export function fileInParts(file: FileInParts): StreamableFile {
  return new StreamableFile(Readable.from(jsonOf(file), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  });
}

async function* jsonOf({ file_name, media_type, content }: FileInParts): AsyncGenerator<Buffer> {
  const head = JSON.stringify({ file_name, media_type });
  yield Buffer.from(`${head.slice(0, -1)},"content":"`);
  let rest = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (; bytes.length - from >= PART_BYTES; from += PART_BYTES) yield base64(bytes.subarray(from, from + PART_BYTES));
    rest = bytes.subarray(from);
  }
  yield base64(rest);
  yield Buffer.from('"}');
}

function base64(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('base64'), 'latin1');
}
