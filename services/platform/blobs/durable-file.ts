import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** Files contain personal data, though encrypted: only the account that runs the product may read them. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;

/**
 * Writes a file atomically and durably: it is written under a temporary name, synced and renamed, and then its
 * directory is synced, which makes the new name durable. A missing directory is created; its parent must exist.
 * `temporary` must be on the same file system.
 * @throws EngineUnavailableError if the disk is full or cannot be written
 */
export async function writeDurably(path: string, bytes: Uint8Array, temporary: string): Promise<void> {
  try {
    const file = await open(temporary, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_DIRECTORY });
    await rename(temporary, path);
  } catch (error) {
    // If removing it fails too, the next start removes it.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw explained(path, error);
  }
  await syncDirectory(dirname(path));
  // The directory may be new, created by this call or by another one that has not synced it yet.
  await syncDirectory(dirname(dirname(path)));
}

/** Error codes of a disk that temporarily cannot be written; any other code is a defect. */
const TAKES_NOTHING = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE', 'ENFILE'];

function explained(path: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !TAKES_NOTHING.includes(code)) return error;
  return new EngineUnavailableError(`${path} cannot be written: ${message ?? code}`, { cause: error });
}

/** Harmless if the file does not exist. */
export async function removeDurably(path: string): Promise<void> {
  try {
    await rm(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // Synced even if nothing was removed: an earlier attempt may have crashed between removing and syncing.
  await syncDirectory(dirname(path));
}

async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open directories, and makes names durable without that.
  if (process.platform === 'win32') return;
  try {
    const handle = await open(directory, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Makes new entries of the directory survive a power cut. It is synchronous, for use while a store is opened. */
export function syncDirectoryNow(directory: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ENOENT';
}
