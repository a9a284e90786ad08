import { createHmac } from 'node:crypto';
import { INVITATION_DAYS } from '../../../contracts/identity/vocabulary.js';
import { Inject, Injectable } from '@nestjs/common';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { Clock } from '../../platform/clock/clock.js';
import type { LinkEnds } from '../domain/user-commands.js';
import { PERSON_KEYS, SETTINGS } from '../../platform/tokens.js';
import { sameText, sha256 } from './keyed-digest.js';

/** Validity of a sign-in link that a user requested, milliseconds. */
export const LINK_VALID_MS = 3_600_000;
/** Invitations stay valid longer, because the invited may be away. */
export const INVITATION_VALID_MS = INVITATION_DAYS * 24 * LINK_VALID_MS;

const TOKEN = /^ql_([1-9]\d{12,14})\.([\w-]{43})$/;

export interface LoginLink {
  readonly user_id: string;
  /**
   * The generation of credentials that the link belongs to: using it, or choosing a password, ends all links of the
   * generation.
   */
  readonly generation: number;
  /** UTC ISO 8601. */
  readonly expires_at: string;
}

/**
 * One-time tokens `ql_<expiry>.<mac>` of mailed links. The token is computed, not stored: the log needs no secret to
 * compose the mail, and requesting a link does not change the user.
 */
@Injectable()
export class LoginLinks {
  constructor(
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async token(link: LoginLink): Promise<string> {
    const expiry = Date.parse(link.expires_at);
    return `ql_${expiry}.${await this.mac(link.user_id, link.generation, expiry)}`;
  }

  /** Whether the token is valid for this user's current credentials at `now`. */
  async opens(token: string, user: { user_id: string; generation: number }, now: string): Promise<boolean> {
    const [, expiry, mac] = TOKEN.exec(token) ?? [];
    if (expiry === undefined || mac === undefined || Number(expiry) <= Date.parse(now)) return false;
    return sameText(mac, await this.mac(user.user_id, user.generation, Number(expiry)));
  }

  /** When links that are mailed now end. */
  endsFrom(): LinkEnds {
    const now = this.clock.now().getTime();
    const [invitation, reset] = [INVITATION_VALID_MS, LINK_VALID_MS].map((ms) => new Date(now + ms).toISOString());
    return { invitation: invitation ?? '', reset: reset ?? '' };
  }

  /** The digest by which a session remembers the link that opened it. */
  digest(token: string): string {
    return sha256(token);
  }

  /** The console's sign-in page, which signs in automatically. */
  address(email: string, token: string): string {
    const url = new URL(this.pageAddress('login'));
    url.searchParams.set('email', email);
    url.searchParams.set('login_token', token);
    return url.toString();
  }

  /** A page of the console. */
  pageAddress(path: string): string {
    const base = this.settings.PUBLIC_URL ?? `http://localhost:${this.settings.PORT}`;
    return new URL(path, base.endsWith('/') ? base : `${base}/`).toString();
  }

  private async mac(userId: string, generation: number, expiry: number): Promise<string> {
    const key = await this.keys.secret('login links');
    return createHmac('sha256', prepared(key))
      .update(`${userId}\u001f${generation}\u001f${expiry}`)
      .digest('base64url');
  }
}
