import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** Files hold personal data, even if encrypted: only the account that runs the product reads them. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;

/**
 * The file is at `path` whole or not at all, and survives a power cut once this returns: it is written beside,
 * synced and moved into place, and its directory is synced, which makes the new name durable. A missing directory is
 * created; its parent must exist. `temporary` must be on the same file system.
 * @throws EngineUnavailableError when the disk is full or takes nothing
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
    // What cannot be removed either is thrown away at the next start.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw explained(path, error);
  }
  await syncDirectory(dirname(path));
  // The directory may be new, made by this call or by another one that has not synced it yet.
  await syncDirectory(dirname(dirname(path)));
}

/** What the disk says when it takes nothing now; anything else is a defect. */
const TAKES_NOTHING = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE', 'ENFILE'];

function explained(path: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !TAKES_NOTHING.includes(code)) return error;
  return new EngineUnavailableError(`${path} cannot be written: ${message ?? code}`, { cause: error });
}

/** Harmless when the file is not there. */
export async function removeDurably(path: string): Promise<void> {
  try {
    await rm(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // Also where nothing was removed: an earlier attempt may have died between removing and syncing.
  await syncDirectory(dirname(path));
}

async function syncDirectory(directory: string): Promise<void> {
  // Windows opens no directories and writes names through by itself.
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

/** For opening a store: what was just made in this directory outlives a power cut. */
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
