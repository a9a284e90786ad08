import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { type ZippedFile, zippedFiles } from './zipped-files.js';

describe('an archive of files', () => {
  const picture = randomBytes(200_000);
  const text = Buffer.from('text '.repeat(20_000));
  const empty = Buffer.alloc(0);
  const files: readonly ZippedFile[] = [
    { name: 'data.json', bytes: text, isPacked: false },
    { name: 'documents/Versicherung – Bélène.jpg', bytes: picture, isPacked: true },
    { name: 'documents/empty.pdf', bytes: empty, isPacked: true },
  ];

  it('holds every file as it was, and packs text', async () => {
    const archive = await buffer(zippedFiles(arriving(files)));
    const found = unzipSync(archive);
    expect(Object.keys(found)).toEqual(files.map(({ name }) => name));
    for (const { name, bytes } of files) expect(Buffer.from(found[name] ?? []).equals(bytes)).toBe(true);
    expect(archive.length).toBeLessThan(picture.length + 5_000);
  });

  it('reads a file when the one before it has been taken, so that one is in memory at a time', async () => {
    let read = 0;
    const archive = zippedFiles(arriving(files, () => (read += 1)));
    expect(read).toBe(0);
    await archive.next();
    expect(read).toBe(1);
    await archive.return(undefined);
    expect(read).toBe(1);
  });
});

async function* arriving(files: readonly ZippedFile[], seen: () => void = () => undefined): AsyncGenerator<ZippedFile> {
  for (const file of files) {
    seen();
    yield await Promise.resolve(file);
  }
}
