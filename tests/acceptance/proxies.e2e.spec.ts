import { afterEach, describe, expect, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
afterEach(() => server.close());

/** Two sign-ins a minute are allowed per address; the third is refused. */
async function attempts(addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    // Attempts at one name are slowed down, so each one uses another name.
    const body = { email: `nobody${index}@example.org`, password: 'guessed' };
    const headers = { 'X-Forwarded-For': address };
    statuses.push((await server.send('POST', '/admin/public/login', { body, headers })).status);
  }
  return statuses;
}

describe('limits by address', () => {
  const two = { RATE_SIGN_IN_PER_MINUTE: 2 };

  it('count whom a trusted proxy speaks for', async () => {
    server = await startMarinaServer({ settings: { ...two, TRUSTED_PROXIES: ['127.0.0.1', '::1'] } });
    const said = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'];
    expect(await attempts(said)).toEqual([401, 401, 429, 401]);
  });

  it('trust no other sender', async () => {
    server = await startMarinaServer({ settings: { ...two, TRUSTED_PROXIES: ['198.51.100.7'] } });
    expect(await attempts(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([401, 401, 429]);
  });
});

describe('berth requests without an account', () => {
  const request = { method: 'POST', path: boaterReservationApi.request.path } as const;
  const { body } = boaterReservationApi.request.example;
  const ask = async (address: string, more: { marina_code?: string; email?: string } = {}) => {
    const { email = 'ines@example.org', marina_code = 'NONE' } = more;
    const asked = { ...body, marina_code, boater: { ...body?.boater, email } };
    const headers = { 'X-Forwarded-For': address };
    return (await server.send(request.method, request.path, { body: asked, headers })).status;
  };
  const started = (settings: Partial<MarinaServer['settings']>) =>
    startMarinaServer({ settings: { TRUSTED_PROXIES: ['127.0.0.1', '::1'], ...settings } });

  it('are limited by the address that they come from', async () => {
    server = await started({ RATE_REQUESTS_PER_HOUR: 2 });
    expect([await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')]).toEqual([400, 400, 429]);
    expect(await ask('203.0.113.2')).toBe(400);
  });

  it('are limited to fewer instant bookings from one address', async () => {
    server = await started({ RATE_INSTANT_BOOKINGS_PER_HOUR: 1 });
    const book = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await server.send('POST', boaterReservationApi.instantBook.path, { body, headers })).status;
    };
    expect([await book('203.0.113.1'), await book('203.0.113.1'), await book('203.0.113.2')]).toEqual([400, 429, 400]);
    expect(await ask('203.0.113.1')).toBe(400);
  });

  it('are limited by the mailbox that the mails would go to, from wherever they come', async () => {
    server = await started({ RATE_REQUESTS_PER_MAILBOX_AND_DAY: 1 });
    expect(await ask('203.0.113.1')).toBe(400);
    expect(await ask('203.0.113.2', { email: ' INES@example.org ' })).toBe(429);
    expect(await ask('203.0.113.3', { email: 'ada@example.org' })).toBe(400);
  });

  it('are limited by marina', async () => {
    server = await started({ RATE_REQUESTS_PER_MARINA_AND_HOUR: 1 });
    expect(await ask('203.0.113.1', { email: 'a@example.org' })).toBe(400);
    expect(await ask('203.0.113.2', { email: 'b@example.org' })).toBe(429);
    expect(await ask('203.0.113.3', { email: 'c@example.org', marina_code: 'OTHER' })).toBe(400);
  });
});
