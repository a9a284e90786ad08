/**
 * An engine cannot do its work now: the disk is full or read-only, a file is damaged, a server is away. Nobody's request
 * is at fault, nothing of it was done, and the same may work later. Answered as 503; consumers try again.
 */
export class EngineUnavailableError extends Error {
  override readonly name: string = 'EngineUnavailableError';
  /** Which one, where the product goes on without it. */
  readonly sparable: SparablePart | null = null;
}

/**
 * What the product does without where it must: hints then cost more reading, and processes count requests by themselves;
 * mails wait, and files and online payments are answered 503 while everything else goes on.
 */
export const SPARABLE_PARTS = ['redis', 'mail', 'blobs', 'payments'] as const;
export type SparablePart = (typeof SPARABLE_PARTS)[number];
