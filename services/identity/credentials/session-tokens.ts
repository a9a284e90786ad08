import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import { sameText, sha256, shortMac } from './keyed-digest.js';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^qs_(${UUID})\\.(${UUID})\\.([\\w-]{43})([\\w-]{22})$`);

export interface SessionToken {
  readonly user_id: string;
  readonly session_id: string;
  readonly secret_digest: string;
}

/**
 * Bearer tokens `qs_<user>.<session>.<secret>`: 32 random bytes, of which the log keeps a digest, and a keyed checksum
 * that rejects made-up tokens before any stream is loaded.
 */
@Injectable()
export class SessionTokens {
  private key: Promise<Buffer> | undefined;

  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async issue(userId: string, sessionId: string): Promise<{ token: string; secret_digest: string }> {
    const secret = randomBytes(32).toString('base64url');
    const body = `qs_${userId}.${sessionId}.${secret}`;
    return { token: `${body}${shortMac(await this.secretKey(), body)}`, secret_digest: sha256(secret) };
  }

  /** Null: not issued by this installation. The user's stream decides whether the session is still live. */
  async read(token: string): Promise<SessionToken | null> {
    const [, user_id, session_id, secret, mac] = TOKEN.exec(token) ?? [];
    if (user_id === undefined || session_id === undefined || secret === undefined || mac === undefined) return null;
    const expected = shortMac(await this.secretKey(), token.slice(0, -mac.length));
    return sameText(mac, expected) ? { user_id, session_id, secret_digest: sha256(secret) } : null;
  }

  private secretKey(): Promise<Buffer> {
    this.key ??= this.keys.secret('session tokens');
    return this.key;
  }
}
