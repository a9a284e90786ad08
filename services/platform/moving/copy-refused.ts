/** A copy must not be made, or it differs from its source. The message is one line for the operator. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
}
