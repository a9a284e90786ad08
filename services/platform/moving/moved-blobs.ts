import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore, ListedBlobs } from '../blobs/blob-store.js';
import { CopyRefusedError } from './copy-refused.js';

/**
 * Copies every file, encrypted with the same person's key. Unreadable files of erased persons are left behind. May be
 * interrupted at any moment and run again.
 * @returns how many the target then has
 * @throws CopyRefusedError when the target has another file of the same name; DamagedBlobError
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
