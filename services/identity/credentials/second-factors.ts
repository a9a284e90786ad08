import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contracts/identity/vocabulary.js';
import { Clock } from '../../platform/clock/clock.js';
import { decryptValue, encryptValue } from '../../platform/personal-data/field-cipher.js';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import type { SecondProof } from '../domain/user-commands.js';
import type { SecondFactor } from '../domain/second-factor-state.js';
import { sameText, shortMac } from './keyed-digest.js';

const ISSUER = 'Quayside';
/** Seconds for which the code of an app holds; the ones before and after are taken too, for clocks that differ. */
const STEP = 30;
const SETUP_VALID_MS = 15 * 60_000;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

interface Session {
  readonly user_id: string;
  readonly session_id: string;
}

/** Codes of authenticator apps (RFC 6238) and recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** A new secret, which the browser keeps sealed until a code confirms it. */
  async begin(session: Session, email: string): Promise<{ setup: string; secret: string; uri: string }> {
    const secret = new Secret({ size: 20 });
    const until = this.clock.now().getTime() + SETUP_VALID_MS;
    const setup = encryptValue({ secret: secret.base32, until }, await this.setupKey(), placeOf(session));
    const uri = new TOTP({ issuer: ISSUER, label: email, secret }).toString();
    return { setup, secret: secret.base32, uri };
  }

  /** The secret that was begun in this session; null: too late, or begun elsewhere. */
  async begun(session: Session, setup: string): Promise<string | null> {
    try {
      const opened = decryptValue(setup, await this.setupKey(), placeOf(session));
      const { secret, until } = opened as { secret: string; until: number };
      return until > this.clock.now().getTime() ? secret : null;
    } catch {
      return null;
    }
  }

  /** The step of the app's code; null: wrong. */
  timeStepOf(secret: string, code: string): number | null {
    const timestamp = this.clock.now().getTime();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: code, window: 1, timestamp });
    return delta === null ? null : Math.floor(timestamp / 1000 / STEP) + delta;
  }

  async prove(userId: string, factor: SecondFactor, code: string): Promise<SecondProof | 'wrong'> {
    const { factor_id, secret, recovery_digests } = factor;
    if (/^\d{6}$/.test(code)) {
      const time_step = secret === null ? null : this.timeStepOf(secret, code);
      return time_step === null ? 'wrong' : { factor_id, kind: 'app', time_step };
    }
    const digest = await this.digest(userId, code);
    const index = recovery_digests.findIndex((known) => known !== null && sameText(known, digest));
    return index < 0 ? 'wrong' : { factor_id, kind: 'recovery', index };
  }

  /** Fresh codes of 50 random bits, grouped for reading, with the digests that the log keeps. */
  async recoveryCodes(userId: string): Promise<{ codes: string[]; digests: string[] }> {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    const digests = await Promise.all(codes.map((code) => this.digest(userId, code.replace('-', ''))));
    return { codes, digests };
  }

  private async digest(userId: string, code: string): Promise<string> {
    return shortMac(await this.keys.secret('recovery codes'), `${userId}\u001f${code}`);
  }

  private setupKey(): Promise<Buffer> {
    return this.keys.secret('second factor setup');
  }
}

function placeOf({ user_id, session_id }: Session): string {
  return `${user_id} ${session_id}`;
}

function recoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => BASE32[byte % 32]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
