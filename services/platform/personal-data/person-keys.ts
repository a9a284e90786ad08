/** Keys of personal data, one a person, held apart from the log. Deleting a key erases the person. */
export interface PersonKeys {
  /** 32 bytes, made on first use and durable before this answers. Null: the person was erased. */
  keyForWriting(person: string): Promise<Buffer | null>;
  /** Keys that exist; erased and unknown persons are missing from the map. */
  keysForReading(persons: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Deletes the key for good and keeps only that this person was erased. Harmless when repeated. */
  erase(person: string): Promise<void>;
  /** A secret of this installation, made on first use (signing of links, hashing of names). */
  secret(name: string): Promise<Buffer>;
  /** As of the other engines; missing where the keys are kept by one that is asked already. */
  ping?(): Promise<void>;
  close(): Promise<void>;
}
