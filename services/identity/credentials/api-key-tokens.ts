import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import { sameText, sha256, shortMac } from './keyed-digest.js';

const TOKEN = /^qk_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})([\w-]{22})$/;

/**
 * Keys `qk_<id>.<secret>`: 32 random bytes, of which the log keeps a digest, and a keyed checksum that rejects made-up
 * keys before any stream is loaded.
 */
@Injectable()
export class ApiKeyTokens {
  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async issue(keyId: string): Promise<{ key: string; secret_digest: string }> {
    const secret = randomBytes(32).toString('base64url');
    const body = `qk_${keyId}.${secret}`;
    return { key: `${body}${await this.mac(body)}`, secret_digest: sha256(secret) };
  }

  /** Null: not issued by this installation. */
  async read(token: string): Promise<{ key_id: string; secret_digest: string } | null> {
    const [, key_id, secret, mac] = TOKEN.exec(token) ?? [];
    if (key_id === undefined || secret === undefined || mac === undefined) return null;
    const genuine = sameText(mac, await this.mac(token.slice(0, -mac.length)));
    return genuine ? { key_id, secret_digest: sha256(secret) } : null;
  }

  private async mac(body: string): Promise<string> {
    return shortMac(await this.keys.secret('api keys'), body);
  }
}
