/** Keys of personal data, one for each person, stored apart from the log. Deleting a key erases the person. */
export interface PersonKeys {
  /**
   * The person's key of 32 bytes, created on first use and durable when this resolves. Null if the person was erased.
   */
  keyForWriting(person: string): Promise<Buffer | null>;
  /** The keys that exist; erased and unknown persons are missing from the map. */
  keysForReading(persons: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Deletes the key for good and records only that the person was erased. Idempotent. */
  erase(person: string): Promise<void>;
  /** A secret of this installation, created on first use (for signed links and hashed names). */
  secret(name: string): Promise<Buffer>;
  /** Health check, as for the other engines; missing if the keys are stored by an engine that is already checked. */
  ping?(): Promise<void>;
  close(): Promise<void>;
}
