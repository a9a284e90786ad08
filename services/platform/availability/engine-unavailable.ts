import type { sparableParts } from '../../../contracts/operations/call-schemas.js';

/**
 * An engine cannot work at the moment: the disk is full or read-only, a file is damaged, or a server is unreachable.
 * The request is not at fault, had no effect and may succeed later. HTTP answers 503; consumers retry.
 */
export class EngineUnavailableError extends Error {
  override readonly name: string = 'EngineUnavailableError';
  /** The unavailable part, if the product can run without it. */
  readonly sparable: SparablePart | null = null;
}

export type SparablePart = (typeof sparableParts)[number];
