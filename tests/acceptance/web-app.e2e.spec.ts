import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { servedRoutes } from '../fixtures/served-routes.js';

const PAGE = '<!doctype html><title>the console</title>';
const browser = { headers: { accept: 'text/html,application/xhtml+xml' } };

describe('the console', () => {
  let directory: string;
  let server: MarinaServer;
  const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init });

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-console-'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, 'index.html'), PAGE);
    writeFileSync(join(directory, '.built-from'), 'a secret of the build');
    writeFileSync(join(directory, 'assets', 'start-1a2b3c.js'), 'console');
    writeFileSync(join(directory, 'service-worker.js'), 'the worker');
    writeFileSync(join(directory, 'quayside.webmanifest'), '{}');
    for (const map of ['start-1a2b3c.js.map', 'start-1a2b3c.js.map.br']) {
      writeFileSync(join(directory, 'assets', map), 'a secret of the source');
    }
    writeFileSync(join(directory, 'assets', 'start-1a2b3c.js.br'), brotliCompressSync('console, compressed'));
    server = await startMarinaServer({ settings: { CONSOLE_DIR: directory } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  it.each(['/', '/reservations/4711?tab=1', '/r/a-link-token', '/nothing/there'])('is shown at %s', async (path) => {
    const answer = await get(path, browser);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('is never shown in place of an answer of the server, which browsers open as well', async () => {
    const read = servedRoutes(server).filter((route) => route.startsWith('GET ') && !route.endsWith('*'));
    const paths = read.map((route) => route.slice('GET '.length).replace(/\{\w+\}/g, 'x'));
    expect(paths).toEqual(expect.arrayContaining(['/invoices/download', '/receipts/download', '/associations/logo']));
    const shown = [];
    for (const path of paths) {
      const answer = await get(path, browser);
      await server.note(answer);
      if ((await answer.text()) === PAGE) shown.push(path);
    }
    expect(shown).toEqual([]);
  });

  it('connects to the sockets of its own host only', async () => {
    const policy = async (host: string) => {
      const headers = { ...browser.headers, host };
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        httpGet(server.url, { headers }, resolve).on('error', reject);
      });
      answer.resume();
      return /connect-src ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1];
    };
    expect(await policy('quay.example:8443')).toBe("'self' ws://quay.example:8443 wss://quay.example:8443");
    expect(await policy('[::1]:3000')).toBe("'self' ws://[::1]:3000 wss://[::1]:3000");
    expect(await policy("x.example;script-src'*'")).toBe("'self'");
  });

  it('keeps its hashed files for a year', async () => {
    const answer = await get('/assets/start-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } });
    expect(await answer.text()).toBe('console');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends the service worker and the manifest of the app anew each time', async () => {
    const worker = await get('/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    const manifest = await get('/quayside.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const policy = (await get('/', browser)).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
  });

  it('sends the compressed version of a file to clients that accept it', async () => {
    const answer = await get('/assets/start-1a2b3c.js', { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe('console, compressed');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await get('/assets/start-1a2b3c.js', { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('console');
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    '/admin/nothing',
    '/boater/nothing',
    '/assets/gone.js',
    '/assets/start-1a2b3c.js.map',
    '/assets/start-1a2b3c.js.map.br',
    '/.built-from',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
  ])('does not stand in for what is missing: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('secret');
  });

  it('never answers a call of the API, for any caller', async () => {
    expect((await get('/admin/nothing', browser)).status).toBe(404);
    expect((await get('/health/live', browser)).headers.get('content-type')).toContain('application/json');
    expect((await get('/reservations', { method: 'POST' })).status).toBe(404);
  });
});

describe('a server without a console', () => {
  it('leads from the bare address to the documentation of its calls', async () => {
    const server = await startMarinaServer({ settings: { CONSOLE_DIR: '/nowhere' } });
    try {
      const answer = await fetch(server.url, { redirect: 'manual', ...browser });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs']);
      expect((await fetch(`${server.url}/reservations`, browser)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});
