import type { sparableParts } from '../../../contracts/operations/call-schemas.js';

/**
 * An engine cannot do its work now: the disk is full or read-only, a file is damaged, a server is away. Nobody's request
 * is at fault, nothing of it was done, and the same may work later. Answered as 503; consumers try again.
 */
export class EngineUnavailableError extends Error {
  override readonly name: string = 'EngineUnavailableError';
  /** Which one, where the product goes on without it. */
  readonly sparable: SparablePart | null = null;
}

export type SparablePart = (typeof sparableParts)[number];
