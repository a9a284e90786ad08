import type { PersonKeys } from './person-keys.js';

/** A key or secret as it is kept. */
export interface KeptKey {
  readonly kind: 'person' | 'secret';
  readonly name: string;
  /** Null: the person was erased. */
  readonly key: Buffer | null;
}

/** Keys that can be carried to another engine; only programs that move an installation ask for this. */
export interface MovableKeys extends PersonKeys {
  /** Every key and secret, and who was erased. */
  all(): Promise<KeptKey[]>;
  /** Takes these in where there is none of the name yet; leaves what is there as it is. Durable once it answers. */
  add(keys: readonly KeptKey[]): Promise<void>;
}
