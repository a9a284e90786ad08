/**
 * Every command that README.md and docs/operations.md name: how it runs in its shortest form, or where CI runs it
 * otherwise. `tests/architecture/commands.unit.spec.ts` compares the list with both files.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The line that the product prints when it is ready. */
const READY = /Quayside is ready/;
const ADMIN = { email: 'admin@example.org', password: 'ebb-and-flow' };

/** Commands that another step of CI, or another command, runs: the file with that step, and what it runs. */
export const elsewhere = {
  ci: { in: '.ci/run', as: 'npm ci' },
  test: { in: '.ci/run', as: 'npm test' },
  'test:proofs': { in: '.ci/run', as: 'npm run --silent test:proofs' },
  'test:engines': { in: '.ci/run', as: 'npm run --silent test:engines -- --quick' },
  commands: { in: '.ci/run', as: 'npm run --silent commands' },
  jest: { in: 'infra/run-jest.mjs', as: "'jest'" },
  lint: { in: 'infra/checks.mjs', as: "'lint'" },
  typecheck: { in: 'infra/checks.mjs', as: "'typecheck'" },
  // The part `chart` of `bench`, which runs here.
  'bench:plan': { in: 'tests/load/rows/chart-rows.ts', as: 'tape-chart.mjs' },
  // It changes files; the check is the same program without that.
  format: { in: 'infra/checks.mjs', as: "'format:check'" },
};

/**
 * The commands that run here. The lanes run side by side; the commands of a lane run in this order, because some need
 * what an earlier one made.
 *
 * - `name`: the script of package.json, and `args` its arguments
 * - `env`: more variables for it
 * - `needs`: programs that it cannot run without
 * - `ready`: what it prints once it serves, on a free port; it is then stopped like by Ctrl-C, after `meanwhile`
 * - `urls`: it prints variables for the commands after it
 *
 * @param scratch an empty directory
 */
export function lanesIn(scratch) {
  const place = (name) => join(scratch, name);
  const product = {
    DATA_DIR: place('data'),
    DEMO: 'none',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const servers = ['--log-data', place('no-log')];
  return [
    [
      {
        name: 'start',
        env: product,
        ready: READY,
        meanwhile: [
          { name: 'backup', args: ['--to', place('backup')], env: product },
          (url) => saveHistory(url, place('history.jsonl')),
        ],
      },
      { name: 'rebuild', env: product },
      { name: 'verify-history', args: [place('history.jsonl')] },
      { name: 'restore', args: ['--from', place('backup')], env: { ...product, DATA_DIR: place('restored') } },
      { name: 'copy-log', args: ['--from', place('data'), '--to', place('copy')] },
      { name: 'backup:servers', args: ['backup', '--to', place('no-backup'), ...servers], needs: ['mongodump'] },
      { name: 'test:faults', args: ['--shortest'] },
      { name: 'engines', args: ['up', '--env'], urls: true },
      { name: 'engines', args: ['status'] },
      { name: 'bench:engines', args: ['--shortest'] },
      { name: 'engines', args: ['down'] },
    ],
    [
      { name: 'bench', args: ['--shortest'] },
      { name: 'bench:start', args: ['S'] },
      { name: 'lighthouse', args: ['--shortest'] },
      { name: 'test:browser', args: ['--testPathPatterns', 'browser/loading.browser'] },
      { name: 'dev', env: { ...product, DATA_DIR: place('dev') }, ready: READY },
    ],
  ];
}

/** Saves the signed file of all histories, as an administrator does on the screen. */
async function saveHistory(url, file) {
  const post = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post('/admin/public/login', ADMIN);
  await post('/admin/users/firstLoginComplete', { lang: 'en' }, token);
  const { text } = await post('/admin/audit/seal_admin', { filter: {} }, token);
  writeFileSync(file, text);
}
