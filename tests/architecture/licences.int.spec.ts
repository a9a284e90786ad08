import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

describe('the licences of dependencies', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-licences-'));
    mkdirSync(join(directory, 'docs'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const script = resolve('infra/dependencies/licences.mjs');
  function run(licence: string | undefined, ...options: string[]) {
    const lock = { packages: { '': {}, 'node_modules/rope': { version: '1.0.0', license: licence } } };
    writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lock));
    const { status, stdout } = spawnSync(process.execPath, [script, ...options], { cwd: directory, encoding: 'utf8' });
    return { status, stdout };
  }

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('%s is accepted, and written down', (licence) => {
    expect(run(licence)).toEqual({ status: 0, stdout: '' });
    expect(readFileSync(join(directory, 'docs/licences.md'), 'utf8')).toContain(`| rope | 1.0.0 | ${licence} |`);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', undefined])('%s is not', (licence) => {
    const { status, stdout } = run(licence);
    expect(status).toBe(1);
    expect(stdout).toContain('licence not accepted: rope 1.0.0');
  });

  it('are checked against the document', () => {
    run('MIT');
    expect(run('MIT', '--check').status).toBe(0);
    const changed = run('ISC', '--check');
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain('docs/licences.md is out of date');
  });
});
