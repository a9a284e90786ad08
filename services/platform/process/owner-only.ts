import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** What an engine stores is personal data and keys: only the account that runs the product may reach it. */
const OWN_FILE = 0o600;
const OWN_DIRECTORY = 0o700;
const OTHERS = 0o077;
/** The mode of directories that all accounts share, such as `/tmp`. */
const STICKY = 0o1000;

type SetMode = (path: string, mode: number) => void;

/**
 * Creates a directory for this account only, or closes an existing one to other accounts.
 * @throws EngineUnavailableError in one sentence if it cannot be closed
 */
export function ownDirectory(path: string, setMode: SetMode = chmodSync): void {
  mkdirSync(path, { recursive: true, mode: OWN_DIRECTORY });
  const { mode } = statSync(path);
  if ((mode & STICKY) !== 0) {
    throw new EngineUnavailableError(`${path} is shared by all accounts of this machine; name a directory of its own.`);
  }
  if (isOpenToOthers(mode)) close(path, OWN_DIRECTORY, setMode);
}

/**
 * Creates an empty database file for this account only, or closes an existing one, with the files that SQLite keeps
 * beside it; SQLite creates these with the mode of the file.
 * @throws EngineUnavailableError in one sentence if one cannot be closed
 */
export function ownDatabaseFile(path: string, setMode: SetMode = chmodSync): void {
  createIfMissing(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) closeFile(file, setMode);
}

/**
 * Closes a directory and everything in it. If it is closed already, so is what is in it.
 * @throws EngineUnavailableError in one sentence if something cannot be closed
 */
export function ownTree(path: string, setMode: SetMode = chmodSync): void {
  if (existsSync(path) && isOpenToOthers(statSync(path).mode)) {
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      const inner = join(entry.parentPath, entry.name);
      if (entry.isFile()) closeFile(inner, setMode);
      else if (entry.isDirectory()) close(inner, OWN_DIRECTORY, setMode);
    }
  }
  // Last, so that a start that was interrupted closes the rest.
  ownDirectory(path, setMode);
}

/**
 * Never opens an existing file: closing it again would release the locks that this process holds on it
 * (https://www.sqlite.org/howtocorrupt.html §2.2). If the file cannot be created, SQLite fails to open it and names the
 * reason.
 */
function createIfMissing(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWN_FILE));
  } catch (error) {
    if (typeof (error as { code?: unknown }).code !== 'string') throw error;
  }
}

function closeFile(path: string, setMode: SetMode): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && isOpenToOthers(stats.mode)) close(path, OWN_FILE, setMode);
}

/** Windows has no such modes; there the directory's access list decides. */
function isOpenToOthers(mode: number): boolean {
  return process.platform !== 'win32' && (mode & OTHERS) !== 0;
}

function close(path: string, mode: number, setMode: SetMode): void {
  try {
    setMode(path, mode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EngineUnavailableError(
      `Other accounts of this machine can read ${path}, and its permissions cannot be changed (${reason}): let the account that runs Quayside own it.`,
      { cause: error },
    );
  }
  // File systems of Windows and of network shares accept a mode and ignore it.
  if (isOpenToOthers(statSync(path).mode)) {
    throw new EngineUnavailableError(
      `Other accounts of this machine can read ${path}, and its file system keeps no permissions: name a directory on one that does.`,
    );
  }
}
