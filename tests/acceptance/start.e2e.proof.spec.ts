import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signIns } from '../../services/demo/sign-ins.js';
import { freePort } from '../fixtures/built-program.js';
import { StartedProduct } from '../fixtures/started-product.js';

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), 'quayside-start-'));
let port: number;
let product: StartedProduct;

const settings = (more: Record<string, string> = {}) => ({
  DATA_DIR: join(directory, 'data'),
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: 'S',
  ...more,
});

/** The commands of the README's section on the main job, with the address of this server. */
function mainJob(): string {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  const section = readme.split('## The main job, as calls')[1]?.split('\n## ')[0] ?? '';
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]);
  return blocks.join('\n').replace('http://localhost:3000', `http://127.0.0.1:${port}`);
}

beforeAll(async () => {
  port = await freePort();
  product = new StartedProduct(settings());
  await product.ready();
}, 120_000);

afterAll(async () => {
  await product.stop('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

describe('the product as a person starts it', () => {
  it('says where it is and how to get in', () => {
    expect(product.output).toContain(`:${port}`);
    for (const { email } of signIns) expect(product.output).toContain(email);
  });

  it('answers that it is alive and ready', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  });

  it('does the main job by the commands of the README', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', mainJob()], { timeout: 60_000 });
    expect(stdout).toContain('initiated');
    expect(stdout).toContain('210'); // five nights at 42
    expect(stdout).toContain('succeeded');
    expect(stdout).toMatch(/^approved$/m);
    expect(stdout.split('\n').filter((line) => /^\d{4}-\d\d-\d\dT/.test(line)).length).toBeGreaterThanOrEqual(5);
  }, 70_000);

  it('refuses a second server on the same directory with one line', async () => {
    const second = new StartedProduct(settings({ PORT: String(await freePort()) }));
    expect(await second.ended).toBe(1);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect(second.output).toMatch(/^Quayside cannot start: .*(in use|another)/i);
  });

  it('names a wrong setting in one line', async () => {
    const wrong = new StartedProduct(settings({ PORT: 'harbour' }));
    expect(await wrong.ended).toBe(1);
    expect(wrong.output.trim()).toBe(
      'Quayside cannot start: Setting PORT is wrong: must be a whole number (it is "harbour").',
    );
  });

  it('ends cleanly on SIGTERM and starts again with its data', async () => {
    expect(await product.stop('SIGTERM')).toBe(0);
    product = new StartedProduct(settings());
    await product.ready();
    const answer = await fetch(`http://127.0.0.1:${port}/admin/public/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'manager@example.org', password: 'fair-winds' }),
    });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const list = await fetch(`http://127.0.0.1:${port}/admin/reservation/getall`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ filter: { search: 'zéphyrine' } }),
    });
    expect(((await list.json()) as { total: number }).total).toBe(1);
  }, 60_000);
});
