import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * After work that made much and let go of it: V8 keeps the pages for what may come, and gives none of them to the system
 * as long as nothing happens, which is all day in a marina's winter. Blocks the process for some tenths of a second.
 */
export function releaseUnusedMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as CollectGarbage;
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
