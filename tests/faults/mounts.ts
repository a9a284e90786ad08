import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotHadError } from './findings.js';

/**
 * Mounts a small file system in memory while the work runs.
 * @throws NotHadError if this account may not mount one
 */
export async function onSmallDisk<T>(megabytes: number, work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-disk-'));
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', directory], directory);
  return mounted(directory, work);
}

/**
 * Mounts the same directory a second time, read-only.
 * @throws NotHadError if this account may not mount
 */
export async function readOnly<T>(directory: string, work: (view: string) => Promise<T>): Promise<T> {
  const view = mkdtempSync(join(tmpdir(), 'quayside-read-only-'));
  mount(['--bind', directory, view], view);
  return mounted(view, async () => {
    execFileSync('mount', ['-o', 'remount,ro,bind', view], { stdio: 'pipe' });
    return work(view);
  });
}

function mount(options: readonly string[], directory: string): void {
  try {
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(directory);
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    throw new NotHadError(`mounting needs root: ${(stderr?.toString() ?? message).trim()}`);
  }
}

async function mounted<T>(directory: string, work: (directory: string) => Promise<T>): Promise<T> {
  try {
    return await work(directory);
  } finally {
    execFileSync('umount', [directory], { stdio: 'pipe' });
    rmdirSync(directory);
  }
}
