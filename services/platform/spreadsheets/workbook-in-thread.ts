import { Mutex } from 'async-mutex';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Rows } from './cell.js';
import { unreadable } from './inflate-workbook.js';

export interface WorkbookOrder {
  readonly bytes: Uint8Array;
  readonly mostRows: number;
}

/** Far more than the largest workbook within the limits takes on a slow machine. */
const MOST_MS = 60_000;
const MOST_HEAP_MB = 256;

const PROGRAM = new URL(`./workbook-thread${extname(import.meta.url)}`, import.meta.url);

/** One workbook at a time: those who send many wait for themselves, and requests keep the other processors. */
const turns = new Mutex();

/**
 * Reads a workbook in a thread, so that other requests are served meanwhile. A workbook that takes too much time or
 * memory in spite of the limits is refused as unreadable.
 */
export function workbookInThread(bytes: Uint8Array, mostRows: number): Promise<Rows | Refusal> {
  return turns.runExclusive(async () => {
    const order: WorkbookOrder = { bytes, mostRows };
    const thread = new Worker(PROGRAM, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    try {
      const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(MOST_MS) })) as [Rows | Refusal];
      return answer;
    } catch (error) {
      if (isExhausted(error)) return unreadable();
      throw error;
    } finally {
      await thread.terminate();
    }
  });
}

function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  );
}
