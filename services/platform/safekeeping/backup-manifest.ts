import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { syncDirectoryNow } from '../blobs/durable-file.js';
import { BackupRefusedError } from './backup-refused.js';

/** Describes a backup. It is written last: a directory without it holds no backup. */
export const MANIFEST = 'backup.json';
/** The hash of every other file, as `sha256sum` writes and checks them. */
export const SUMS = 'SHA256SUMS';

const manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Position and time of the last event of the log. */
  position: z.number().int(),
  last_event_at: z.iso.datetime(),
  events: z.number().int(),
  /** Events that this version cannot read; the product has set their streams aside. */
  unreadable_events: z.number().int(),
  /** Attachments. */
  files: z.number().int(),
  bytes: z.number().int(),
  /** SHA-256 of the file with the hashes. */
  sums: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupManifest = z.infer<typeof manifest>;

export interface FileSum {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Hashes all files of the directory and makes them durable. Paths have slashes and are in order. */
export async function sumFiles(
  directory: string,
  counts: (path: string) => boolean,
  show: (done: number, all: number) => void,
): Promise<FileSum[]> {
  const paths = filesIn(directory).filter((path) => path !== MANIFEST && path !== SUMS && counts(path));
  const sums: FileSum[] = [];
  for (const [index, path] of paths.entries()) {
    sums.push(await sumOf(directory, path));
    show(index + 1, paths.length);
  }
  return sums;
}

/** Writes the hashes and the manifest, durably and in this order. */
export function writeManifest(
  directory: string,
  sums: readonly FileSum[],
  facts: Omit<BackupManifest, 'format' | 'bytes' | 'sums'>,
): BackupManifest {
  const lines = sums.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
  writeNow(directory, SUMS, lines);
  const bytes = sums.reduce((total, sum) => total + sum.bytes, 0);
  const whole = { format: 1 as const, ...facts, bytes, sums: createHash('sha256').update(lines).digest('hex') };
  writeNow(directory, MANIFEST, `${JSON.stringify(whole, undefined, 2)}\n`);
  return whole;
}

/** @throws BackupRefusedError if the directory holds no backup, an unfinished one, or one of a newer version */
export function readManifest(directory: string): BackupManifest {
  let text: string;
  try {
    text = readFileSync(join(directory, MANIFEST), 'utf8');
  } catch (error) {
    throw new BackupRefusedError(`There is no finished backup in ${directory}: ${MANIFEST} is not there.`, {
      cause: error,
    });
  }
  const read = manifest.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new BackupRefusedError(`${join(directory, MANIFEST)} is damaged, or of a newer version of this product.`);
}

/**
 * Compares every file with its hash.
 * @returns the paths
 * @throws BackupRefusedError naming the first file that is missing, changed or added
 */
export async function checkSums(
  directory: string,
  { sums }: BackupManifest,
  show: (done: number, all: number) => void,
): Promise<string[]> {
  const text = readSums(directory);
  if (createHash('sha256').update(text).digest('hex') !== sums) throw changed(SUMS);
  const expected = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const present = filesIn(directory).filter((path) => path !== MANIFEST && path !== SUMS);
  const missing = [...expected.keys()].find((path) => !present.includes(path));
  if (missing !== undefined) throw new BackupRefusedError(`The backup is not whole: ${missing} is missing.`);
  for (const [index, path] of present.entries()) {
    if (expected.get(path) !== (await sumOf(directory, path)).sha256) throw changed(path);
    show(index + 1, present.length);
  }
  return present;
}

function readSums(directory: string): string {
  try {
    return readFileSync(join(directory, SUMS), 'utf8');
  } catch (error) {
    throw new BackupRefusedError(`The backup is not whole: ${SUMS} is missing.`, { cause: error });
  }
}

function changed(path: string): BackupRefusedError {
  return new BackupRefusedError(`The backup is damaged: ${path} is not as it was when the backup was made.`);
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\/+/, ''))
    .sort();
}

async function sumOf(directory: string, path: string): Promise<FileSum> {
  const file = join(directory, path);
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  syncFile(file);
  return { path, sha256: hash.digest('hex'), bytes };
}

function writeNow(directory: string, name: string, text: string): void {
  const path = join(directory, name);
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  syncFile(`${path}.new`);
  renameSync(`${path}.new`, path);
  syncDirectoryNow(directory);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
