import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../blobs/blob-store.js';
import { CopyRefusedError } from './copy-refused.js';

/** Blobs that can be named one by one; only programs that move an installation ask for this. */
export interface ListedBlobs extends BlobStore {
  ids(): Promise<string[]>;
}

/**
 * Carries every file over, encrypted with the same person's key. Those of erased persons stay behind: nobody can read them.
 * May be ended at any moment and run again.
 * @returns how many there are at the target then
 * @throws CopyRefusedError for a file that the target has otherwise; DamagedBlobError
 */
export async function moveBlobs(
  from: ListedBlobs,
  to: BlobStore,
  show: (done: number, all: number) => void,
): Promise<number> {
  const ids = await from.ids();
  let carried = 0;
  for (const [index, id] of ids.entries()) {
    const blob = await from.get(id);
    if (blob !== undefined) {
      const { size: _, ...given } = blob;
      const refused = await to.put(given);
      const stored = refused === undefined ? await to.get(id) : undefined;
      if (isRefusal(refused) || stored?.bytes.equals(blob.bytes) !== true) {
        throw new CopyRefusedError(`The file ${id} is not at the target as it is at the source. Do not use the copy.`);
      }
      carried += 1;
    }
    show(index + 1, ids.length);
  }
  return carried;
}
