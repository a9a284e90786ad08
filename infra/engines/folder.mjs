import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where an engine has its program, its data, its log and its process number. */
export function folderOf(name) {
  return join(root, '.engines', name);
}
