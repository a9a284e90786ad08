/**
 * Runs a tier of tests: `node infra/tests.mjs everyday proofs [arguments of jest]`. Exits with 1 when a test fails.
 *
 * Up to three failed files run once more, one after the other, because a busy machine can starve them. What passes then
 * is listed by name as UNSTABLE (decision 0098).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesToRepeat } from './files-to-repeat.mjs';

const TIERS = {
  // The project `together` runs the files that this pattern leaves out.
  everyday: [
    ...['--selectProjects', 'server', 'together', 'console', 'browser'],
    ...['--testPathIgnorePatterns', '\\.shared\\.spec\\.ts$'],
  ],
  proofs: ['--selectProjects', 'proofs', 'browser-proofs'],
};
const REPORTERS = ['--reporters', 'default', '--reporters', '<rootDir>/infra/failed-files.mjs'];

const directory = mkdtempSync(join(tmpdir(), 'quayside-tests-'));
const failedFiles = join(directory, 'failed.json');

async function jest(...more) {
  const env = { ...process.env, FAILED_FILES: failedFiles };
  const run = spawn('npm', ['run', '--silent', 'jest', '--', ...more], { stdio: 'inherit', env });
  const [code] = await once(run, 'close');
  return code ?? 1;
}

const [tier, ...more] = process.argv.slice(2);
try {
  process.exitCode = await jest(...more, ...TIERS[tier], ...REPORTERS);
  const files = existsSync(failedFiles) ? filesToRepeat(JSON.parse(readFileSync(failedFiles, 'utf8'))) : [];
  if (files.length > 0) {
    process.stderr.write(`\nOnce more, one after the other: ${files.join(', ')}\n`);
    process.exitCode = await jest('--maxWorkers', '1', '--runTestsByPath', ...files, ...TIERS[tier], ...REPORTERS);
    if (process.exitCode === 0)
      for (const file of files) process.stderr.write(`UNSTABLE: ${file} passed on its second run only.\n`);
  }
} finally {
  rmSync(directory, { recursive: true });
}
