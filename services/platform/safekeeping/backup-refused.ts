/** A backup cannot be made or restored, or is not whole. The message is one line for the operator. */
export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError';
}
