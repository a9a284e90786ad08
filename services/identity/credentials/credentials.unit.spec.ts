import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { SettableClock } from '../../platform/clock/clock.js';
import { parseSettings } from '../../platform/settings/settings.js';
import { LoginLinks } from './login-links.js';
import { hashPassword, passwordMatches, passwordMatchesForStranger } from './passwords.js';
import { SealedContext } from './sealed-context.js';
import { SessionTokens } from './session-tokens.js';

const USER = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const SESSION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12';
const NOW = '2027-06-01T08:00:00.000Z';
const LATER = '2027-06-01T09:00:00.000Z';

function keysOf(installation = randomBytes(8).toString('hex')): PersonKeys {
  return {
    keyForWriting: () => Promise.resolve(null),
    keysForReading: () => Promise.resolve(new Map()),
    erase: () => Promise.resolve(),
    secret: (name) => Promise.resolve(Buffer.from(`${installation} ${name}`.padEnd(32, '.'))),
    close: () => Promise.resolve(),
  };
}

describe('passwords', () => {
  it('are hashed as OWASP recommends, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('fairwinds'), hashPassword('fairwinds')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('match whatever keyboard they are typed on, and nothing else', async () => {
    const hash = await hashPassword('caf\u00e9-noir');
    expect(await passwordMatches('cafe\u0301-noir', hash)).toBe(true);
    expect(await passwordMatches('cafe-noir', hash)).toBe(false);
    expect(await passwordMatches('caf\u00e9-noir ', hash)).toBe(false);
  });

  it('match nothing without a hash, not even the stand-in', async () => {
    expect(await passwordMatches('nobody signs in with this', null)).toBe(false);
  });

  it('are verified with the same work for an unknown user', async () => {
    const hash = await hashPassword('fairwinds');
    const time = async (against: string | null) => {
      const started = process.cpuUsage();
      for (let round = 0; round < 4; round += 1) await passwordMatches('something else', against);
      return process.cpuUsage(started).user;
    };
    await time(null);
    const [known, unknown] = [await time(hash), await time(null)];
    expect(unknown).toBeGreaterThan(known / 4);
  });
});

describe('checks of passwords', () => {
  it('of strangers let those of known users go first, and do not use up their places', async () => {
    // The least work that argon2 does, because the order is tested and not the hash.
    const cheap = await hash('fairwinds', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    let over = 0;
    let refused = 0;
    const flood = Array.from({ length: 210 }, () =>
      passwordMatchesForStranger('a guess', cheap).then(
        () => (over += 1),
        () => (refused += 1),
      ),
    );
    expect(await passwordMatches('fairwinds', cheap)).toBe(true);
    // Hashes end in the order that the machine gives them threads; in the order of arrival all 202 would be over.
    expect(over).toBeLessThan(101);
    await Promise.all(flood);
    expect([over, refused]).toEqual([202, 8]);
  });
});

describe('session tokens', () => {
  it('are read back with the digest that the log keeps', async () => {
    const tokens = new SessionTokens(keysOf());
    const { token, secret_digest } = await tokens.issue(USER, SESSION);
    expect(await tokens.read(token)).toEqual({ user_id: USER, session_id: SESSION, secret_digest });
    expect(token).not.toContain(secret_digest);
    expect((await tokens.issue(USER, SESSION)).secret_digest).not.toBe(secret_digest);
  });

  it('are rejected unless issued by this installation', async () => {
    const tokens = new SessionTokens(keysOf());
    const { token } = await tokens.issue(USER, SESSION);
    const other = await new SessionTokens(keysOf()).issue(USER, SESSION);
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const made of ['', token.slice(0, -1), `${token}A`, token.replace(USER, SESSION), other.token, 'qs_a.b.c']) {
      expect(await tokens.read(made)).toBeNull();
    }
    expect(await tokens.read(`${token.slice(0, 90)}${last}${token.slice(91)}`)).toBeNull();
  });
});

describe('mailed links', () => {
  const links = (keys = keysOf(), more: Record<string, string> = {}) =>
    new LoginLinks(keys, parseSettings({ PORT: '3100', ...more }), new SettableClock(NOW));
  const link = { user_id: USER, generation: 3, expires_at: LATER };

  it('are valid for one user, until expiry, while the credentials are unchanged', async () => {
    const made = links();
    const token = await made.token(link);
    expect(await made.opens(token, { user_id: USER, generation: 3 }, NOW)).toBe(true);
    expect(await made.opens(token, { user_id: USER, generation: 3 }, LATER)).toBe(false);
    expect(await made.opens(token, { user_id: USER, generation: 4 }, NOW)).toBe(false);
    expect(await made.opens(token, { user_id: SESSION, generation: 3 }, NOW)).toBe(false);
    expect(await links().opens(token, { user_id: USER, generation: 3 }, NOW)).toBe(false);
  });

  it('cannot be prolonged', async () => {
    const made = links();
    const token = (await made.token(link)).replace(String(Date.parse(LATER)), String(Date.parse(LATER) + 1000));
    expect(await made.opens(token, { user_id: USER, generation: 3 }, NOW)).toBe(false);
    expect(await made.opens('ql_', { user_id: USER, generation: 3 }, NOW)).toBe(false);
  });

  it('lead to the sign-in page of the console', () => {
    expect(links().address('a+b@example.org', 'ql_1.x')).toBe(
      'http://localhost:3100/login?email=a%2Bb%40example.org&login_token=ql_1.x',
    );
    const proxied = links(keysOf(), { PUBLIC_URL: 'https://harbour.example/back/' });
    expect(proxied.address('a@example.org', 't')).toBe(
      'https://harbour.example/back/login?email=a%40example.org&login_token=t',
    );
  });
});

describe('sealed contexts', () => {
  const context = {
    command_id: 'c',
    command_hash: 'plain hash of a password',
    marina_id: null,
    actor: { kind: 'staff' as const, id: USER, name: null },
    correlation_id: 'c',
    causation_id: 'c',
  };

  it('distinguish resends from reused keys without revealing the input', async () => {
    const keys = keysOf();
    const sealed = await new SealedContext(keys).of(context);
    expect(sealed).toEqual({ ...context, command_hash: expect.not.stringContaining('plain') as unknown });
    expect(await new SealedContext(keys).of(context)).toEqual(sealed);
    expect((await new SealedContext(keys).of({ ...context, command_hash: 'other' })).command_hash).not.toBe(
      sealed.command_hash,
    );
    expect((await new SealedContext(keysOf()).of(context)).command_hash).not.toBe(sealed.command_hash);
  });
});
