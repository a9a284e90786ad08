import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

/** The ASN.1 bytes before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const PRIVATE_KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

interface KeyPair {
  readonly privateKey: KeyObject;
  /** Base64 of the key's 32 bytes. */
  readonly publicKey: string;
}

/**
 * The Ed25519 key with which this installation signs exported histories. Its seed is a secret of the key store: it exists from
 * the first start, moves with the keys and is in their backups.
 */
@Injectable()
export class HistoryKey implements OnApplicationBootstrap {
  private pair: Promise<KeyPair> | undefined;

  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.keyPair();
  }

  /** A failed load is not kept. */
  async keyPair(): Promise<KeyPair> {
    this.pair ??= this.load();
    try {
      return await this.pair;
    } catch (error) {
      this.pair = undefined;
      throw error;
    }
  }

  private async load(): Promise<KeyPair> {
    const seed = await this.keys.secret('history-signing');
    const key = Buffer.concat([PRIVATE_KEY_PREFIX, seed]);
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return { privateKey, publicKey: spki.subarray(spki.length - 32).toString('base64') };
  }
}
