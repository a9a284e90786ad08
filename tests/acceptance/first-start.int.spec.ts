import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { sessionApi } from '../../contracts/identity/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { prepareDemo } from '../../services/apps/demo-filling.js';
import { addFirstAdministrator } from '../../services/apps/first-administrator.js';
import { readDemoRecord, writeDemoRecord } from '../../services/demo/demo-record.js';
import { DemoInterruptedError } from '../../services/demo/fill-demo.js';
import { SystemClock } from '../../services/platform/clock/clock.js';
import { closeEngines, openEmbeddedEngines } from '../../services/platform/engines/engines.js';
import { InProcessClient } from '../../services/platform/http/in-process-client.js';
import { parseSettings } from '../../services/platform/settings/settings.js';
import { MarinaServer } from '../fixtures/marina-server.js';

/** A thread runs the built program. */
const BUILDER = pathToFileURL(resolve('dist/services/apps/rebuild-worker.js'));
const logger = pino({ level: 'silent' });
const forever = new AbortController().signal;
let directory: string;
const settings = (more: Record<string, string>) => parseSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent', ...more });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'quayside-first-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function eventsKept(): Promise<number> {
  const engines = openEmbeddedEngines(settings({}), new SystemClock());
  const head = await engines.eventStore.head();
  await closeEngines(engines);
  return head;
}

describe('a demo that is stopped half-way', () => {
  it('ends cleanly, reports it, and is discarded by the next start', async () => {
    const stopped = prepareDemo(settings({ DEMO: 'S' }), logger, AbortSignal.abort(), BUILDER);
    await expect(stopped).rejects.toThrow(DemoInterruptedError);
    expect(readDemoRecord(directory)?.state).toBe('under_way');
    expect(await eventsKept()).toBeGreaterThan(0);
    expect(await prepareDemo(settings({ DEMO: 'none' }), logger, forever)).toBeNull();
    expect(await eventsKept()).toBe(0);
    // From now on the data in the directory belongs to its owner.
    expect(readDemoRecord(directory)).toBeNull();
  }, 60_000);

  it('deletes only files of the engines', async () => {
    writeDemoRecord(directory, { state: 'under_way', seed: 'x', links: [] });
    writeFileSync(join(directory, 'notes.txt'), 'mine');
    await prepareDemo(settings({ DEMO: 'none' }), logger, forever);
    expect(readdirSync(directory)).toContain('notes.txt');
    expect(readdirSync(directory)).not.toContain('demo.json');
  });
});

describe('a directory that other accounts can read', () => {
  it('is closed to them with everything in it, whichever modes it had', async () => {
    await closeEngines(openEmbeddedEngines(settings({}), new SystemClock()));
    const entries = () => ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
    for (const name of entries().toReversed()) chmodSync(join(directory, name), 0o755);

    const engines = openEmbeddedEngines(settings({}), new SystemClock());
    const open = entries().filter((name) => (statSync(join(directory, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(entries()).toEqual(
      expect.arrayContaining(['events.db', 'keys.db', 'processing.db', 'read-models.db', 'outbox.db', 'blobs']),
    );
    await closeEngines(engines);
  });
});

describe('a directory that is in use already', () => {
  it('keeps its finished demo', async () => {
    const filled = { state: 'filled' as const, seed: 'x', links: [{ token: 't', who: 'w' }] };
    writeDemoRecord(directory, filled);
    expect(await prepareDemo(settings({ DEMO: 'S' }), logger, forever)).toEqual(filled);
  });
});

describe('the first administrator', () => {
  const server = () => new MarinaServer({ settings: { DATA_DIR: directory } });

  it('comes from the settings, once, and may sign in', async () => {
    const started = server();
    await started.start();
    const given = settings({ ADMIN_EMAIL: 'Ada@Example.org', ADMIN_PASSWORD: 'first-light' });
    expect(await addFirstAdministrator(started.app, given)).toContain('ada@example.org');
    expect(await addFirstAdministrator(started.app, given)).toBeNull();
    const { user } = await started.must(sessionApi.login, {
      body: { email: 'ada@example.org', password: 'first-light' },
    });
    expect(user.is_admin).toBe(true);
    await started.close();
  });

  it('is required if no one can sign in', async () => {
    const started = server();
    await started.start();
    expect(await addFirstAdministrator(started.app, settings({}))).toMatch(/ADMIN_EMAIL.*ADMIN_PASSWORD/);
    await started.close();
  });

  it('has a password that a wrong setting does not tell', () => {
    expect(() => settings({ ADMIN_PASSWORD: 'short' })).toThrow(/ADMIN_PASSWORD is wrong: [^"]*$/);
  });
});

describe('the in-process client', () => {
  it('parses, recognises and permits as HTTP does', async () => {
    const started = new MarinaServer({ settings: { DATA_DIR: directory } });
    await started.start();
    const admin = await started.addAdmin();
    const client = new InProcessClient(started.app);
    const call = { commandId: 'f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11' };
    expect(await client.call(sessionApi.self, call)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await client.call(sessionApi.self, { ...call, token: admin.token })).toMatchObject({
      user: { email: admin.email },
    });
    const wrong = await client.call(sessionApi.login, { ...call, body: { email: 'x', password: 'long enough' } });
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'email', code: 'emailInvalid' }] });
    const marina = await started.openMarina();
    const staff = await started.addStaff(marina);
    const body = marinaApi.add.example.body ?? { name: '', code: '', country: '', time_zone: '' };
    expect(await client.call(marinaApi.add, { ...call, body, token: staff.token })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(client.must(marinaApi.add, { ...call, body, token: staff.token })).rejects.toThrow('FORBIDDEN');
    await started.close();
  });
});
