/**
 * When a file's commits reach the disk. `every_commit`: before it is answered, so that it survives a power cut.
 * `checkpoints`: now and then, and when the file is closed; a crash takes the last ones back but never damages the file.
 * For what can be made again, such as a demo marina.
 */
export type DiskSync = 'every_commit' | 'checkpoints';

/** The value of SQLite's `synchronous` for a file with a write-ahead log. */
export function pragmaOf(sync: DiskSync): 'FULL' | 'NORMAL' {
  return sync === 'every_commit' ? 'FULL' : 'NORMAL';
}
