import type { LogPlace } from './read-model-store.js';

/**
 * Position of a checkpoint that now lies in the processing record. No log is so long: an earlier version of the product,
 * which looks for its checkpoint here, stops instead of beginning at the start of the log.
 */
export const MOVED = Number.MAX_SAFE_INTEGER;

/** Checkpoints that are still here. */
export function withoutMoved(checkpoints: ReadonlyMap<string, LogPlace>): Map<string, LogPlace> {
  return new Map([...checkpoints].filter(([, { position }]) => position < MOVED));
}
