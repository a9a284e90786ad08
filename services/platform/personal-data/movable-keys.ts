import type { PersonKeys } from './person-keys.js';

/** A key or secret as it is stored. */
export interface KeptKey {
  readonly kind: 'person' | 'secret';
  readonly name: string;
  /** Null if the person was erased. */
  readonly key: Buffer | null;
}

/** Keys that can be copied to another engine; only programs that move an installation use this. */
export interface MovableKeys extends PersonKeys {
  /** All keys and secrets, and all erased persons. */
  all(): Promise<KeptKey[]>;
  /** Adds keys whose names are missing and leaves the existing ones unchanged. Durable when it resolves. */
  add(keys: readonly KeptKey[]): Promise<void>;
}
