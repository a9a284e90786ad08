/**
 * When a file's commits are written to the disk. `every_commit`: before the caller receives the result, so that a
 * commit survives a power cut. `checkpoints`: at checkpoints and when the file is closed; a crash loses the last
 * commits but never damages the file. Meant for data that can be made again, such as a demo marina.
 */
export type DiskSync = 'every_commit' | 'checkpoints';

/** The value of SQLite's `synchronous` for a file with a write-ahead log. */
export function pragmaOf(sync: DiskSync): 'FULL' | 'NORMAL' {
  return sync === 'every_commit' ? 'FULL' : 'NORMAL';
}
