/** A query that no adapter supports: a mistake in the program, never of the user. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}
