/** A copy must not be made, or is not what it should be; the message is one line for whoever asked for it. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
}
