import { afterEach, describe, expect, it } from '@jest/globals';
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
