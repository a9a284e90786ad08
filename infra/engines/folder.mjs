import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder of an engine's program, data, log and process number. */
export function folderOf(name) {
  return join(root, '.engines', name);
}
