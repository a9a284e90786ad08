import { beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { absenceApi } from '../../contracts/absences/api.js';
import { feedApi } from '../../contracts/feed/api.js';
import { sessionApi } from '../../contracts/identity/api.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await sharedServer();
});

const sent = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { method, headers });
  const text = await answer.text();
  const code = text === '' ? undefined : (JSON.parse(text) as { error_type?: string }).error_type;
  return { status: answer.status, code, allow: answer.headers.get('allow') };
};

describe('a method that a path does not have', () => {
  it.each([
    ['GET', sessionApi.login.path, 'POST'],
    ['PUT', sessionApi.login.path, 'POST'],
    ['DELETE', absenceApi.getall.path, 'POST'],
    ['PATCH', `${absenceApi.getall.path}/`, 'POST'],
    ['OPTIONS', absenceApi.getall.path, 'POST'],
    ['POST', feedApi.berths.path, 'GET, HEAD'],
    ['DELETE', '/health/live', 'GET, HEAD'],
  ])('is refused with the methods that it has: %s %s', async (method, path, allow) => {
    expect(await sent(method, path)).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED', allow });
  });

  it('is refused for paths with parameters', async () => {
    const { status, allow } = await sent('DELETE', '/admin/inventory/berth/some-berth');
    expect([status, allow]).toEqual([405, 'GET, HEAD']);
  });

  it('differs from an unknown path', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await sent(method, '/admin/no/such/call')).toMatchObject({ status: 404, code: 'NOT_FOUND', allow: null });
    }
    expect((await sent('HEAD', '/health/live')).status).toBe(200);
  });
});

describe('a missing body', () => {
  it('is an empty one, as the reference says', async () => {
    const { token } = await server.addStaff(await server.openMarina());
    const headers = { Authorization: `Bearer ${token}` };
    expect(await sent('POST', absenceApi.getall.path, headers)).toMatchObject({ status: 200 });
    expect(await sent('POST', absenceApi.get.path, headers)).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});

describe('a body with a content encoding', () => {
  const { port, hostname } = { port: () => Number(new URL(server.url).port), hostname: '127.0.0.1' };

  it.each(['gzip', 'deflate', 'br', 'GZIP', 'gzip, gzip', 'x-unheard-of'])('is refused: %s', async (encoding) => {
    const answer = await fetch(`${server.url}${sessionApi.login.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
      body: gzipSync('{}'),
    });
    expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect(await answer.json()).toMatchObject({ error_type: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('is refused before it has arrived', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': '200000' };
      const sending = request(
        { hostname, port: port(), path: sessionApi.login.path, method: 'POST', headers },
        (answer) => {
          resolve(answer.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.write('only the first bytes');
    });
    expect(status).toBe(415);
  });

  it('is read if it is not encoded', async () => {
    const answer = await fetch(`${server.url}${sessionApi.login.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'identity' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
  });
});
