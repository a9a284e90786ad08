import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const deflated = promisify(deflateRaw);

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Pictures and PDF files: packing them again takes long and saves nothing. */
  readonly isPacked: boolean;
}

/**
 * The bytes of a zip archive, file by file, so that one file is in memory at a time. Files are packed outside the thread that
 * serves requests.
 */
export async function* zippedFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, isPacked } of files) {
    const level = isPacked ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION;
    const packed = await deflated(bytes, { level });
    const file: ZipInputFile = { filename: name, compression: 8, size: bytes.length, crc: crc32(bytes) };
    zip.add(file);
    file.ondata?.(null, packed, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
