import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../fixtures/built-program.js';
import { StartedProduct } from '../fixtures/started-product.js';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a built program to its end. */
function run(app: string, args: readonly string[], environment: Record<string, string>): Promise<Ended> {
  const program = ['--enable-source-maps', `dist/services/apps/${app}.js`, ...args];
  const child = spawn(process.execPath, program, { env: { PATH: process.env['PATH'] ?? '', ...environment } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

/** The last line that is no progress. */
const lineOf = ({ err }: Ended) => err.trim().split('\n').at(-1) ?? '';

describe('npm run backup', () => {
  const home = mkdtempSync(join(tmpdir(), 'quayside-backup-kills-'));
  const [data, to, anew] = [join(home, 'data'), join(home, 'backup'), join(home, 'anew')];
  let settings: Record<string, string>;
  let product: StartedProduct;

  const started = async (more: Record<string, string> = {}) => {
    product = new StartedProduct({ ...settings, ...more });
    await product.ready();
  };

  beforeAll(async () => {
    settings = { DATA_DIR: data, DEMO: 'S', HOST: '127.0.0.1', PORT: String(await freePort()) };
    await started();
    await product.stop('SIGTERM');
  }, 300_000);
  afterAll(async () => {
    await product.stop('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  });

  it.each([
    ['in the first file', 'backup.copying:20'],
    ['between two files', 'backup.copied_engine:2'],
    ['in the log', 'backup.copied_engine:3'],
    ['at the end of the copy', 'backup.copied_engine:6'],
  ])(
    'leaves nothing that looks like a backup if the product is killed %s',
    async (_, CRASH_AT) => {
      await started({ CRASH_AT });
      const killed = await run('backup', ['--to', to], { DATA_DIR: data });
      expect(await product.ended).toBeNull();
      expect([killed.code, lineOf(killed)]).toEqual([1, 'Not backed up: The product ended during the backup.']);
      expect(existsSync(join(to, 'backup.json'))).toBe(false);
      const refused = await run('restore', ['--from', to], { DATA_DIR: anew });
      expect([refused.code, lineOf(refused)]).toEqual([
        1,
        expect.stringMatching(/^Not restored: There is no finished backup/),
      ]);
      expect(existsSync(anew)).toBe(false);
    },
    120_000,
  );

  it('is made again into the same directory, and the product starts on what is restored from it', async () => {
    await started();
    const made = await run('backup', ['--to', to], { DATA_DIR: data });
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^Backed up to \S+: [\d,]+ events/) });
    await product.stop('SIGKILL');
    const restored = await run('restore', ['--from', to], { DATA_DIR: anew });
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored to \S+: [\d,]+ events/) });
    await started({ DATA_DIR: anew });
    const health = await fetch(`http://127.0.0.1:${settings['PORT']}/health/ready`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ready', culprits: [] }]);
    // A process that was killed has left its access behind; nobody answers there.
    const stopped = await run('backup', ['--to', join(home, 'stopped')], { DATA_DIR: data });
    expect(stopped.code).toBe(0);
  }, 180_000);
});
