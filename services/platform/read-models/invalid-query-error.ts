/** The query asks what no adapter can answer: a mistake in the program, never of the user. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
}
