import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Works on a copy of a data directory. The files of an idle server are complete together with their write-ahead logs,
 * although the server holds locks on them.
 */
export async function onCopy<T>(directory: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-copy-'));
  try {
    cpSync(directory, copy, { recursive: true });
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
