/**
 * The suites of every port, then the product's main ways, on what `engines up` can start here and on the double of
 * EventStoreDB. What could not be started is named, and its tests say NOT RUN. `node infra/engines/run-tests.mjs`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** From asking for a berth to the end of the stay, by both sides, with what expires and what happens at the same time. */
const MAIN_WAYS = ['main-job', 'reservation-states', 'expiry', 'concurrency', 'boater-mails', 'audit', 'feed'];

const engines = fileURLToPath(new URL('engines.mjs', import.meta.url));
const printed = execFileSync(process.execPath, [engines, 'up', '--env'], { encoding: 'utf8' });
const found = Object.fromEntries(
  printed
    .split('\n')
    .filter((line) => line.includes('='))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

function run(paths, more) {
  const jest = ['run', '--silent', 'jest', '--', ...paths, '--selectProjects', 'server', '--testTimeout', '120000'];
  const { status } = spawnSync('npm', jest, { stdio: 'inherit', env: { ...process.env, ...found, ...more } });
  if (status !== 0) process.exitCode = 1;
}

run(['tests/engines'], {});
const on = ['event-store', ...(found.TEST_READ_MODELS_URL === undefined ? [] : ['read-models'])].join(',');
process.stdout.write(`The product's main ways on: ${on}\n`);
run(
  MAIN_WAYS.map((name) => `tests/acceptance/${name}`),
  { ACCEPTANCE_ON: on },
);
