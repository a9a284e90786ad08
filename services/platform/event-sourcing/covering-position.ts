import { AsyncLocalStorage } from 'node:async_hooks';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';

/** The part of the log that a command has touched so far. */
interface Extent {
  /** The highest position among the command's receipts, in all streams; 0 without one. */
  position: number;
  appended: boolean;
}

const extentUnderWay = new AsyncLocalStorage<Extent>();

/** The result of a command, and a position that covers every event that the command appended, now or when it was sent before. */
export interface Covered<T> {
  readonly result: T;
  readonly position: number;
}

/**
 * Runs a command with all that it awaits, such as the commands that it sends further. A command that appended nothing
 * may have been sent before and have appended to streams that it did not look at now, so the head of the log covers it.
 */
export async function covered<T>(run: () => Promise<T>, head: () => Promise<number>): Promise<Covered<T>> {
  const extent: Extent = { position: 0, appended: false };
  const result = await extentUnderWay.run(extent, run);
  return { result, position: extent.appended || isRefusal(result) ? extent.position : await head() };
}

/** Adds a receipt to the command under way. Work without a command, such as that of policies, has no answer to cover. */
export function noteReceipt({ position }: { readonly position: number }, appended: boolean): void {
  const extent = extentUnderWay.getStore();
  if (extent === undefined) return;
  extent.position = Math.max(extent.position, position);
  extent.appended ||= appended;
}
