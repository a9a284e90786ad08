import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesToRepeat } from './files-to-repeat.mjs';

const REPORTERS = ['--reporters', 'default', '--reporters', '<rootDir>/infra/failed-files.mjs'];
const ONE_BY_ONE = ['--maxWorkers', '1'];

/**
 * Runs jest. Up to three failed files run once more, one after the other, because a busy machine can starve them. What
 * passes then is listed by name as UNSTABLE (decision 0098).
 *
 * @param paths what jest is given to find test files; none for all
 * @param options of jest, for both runs
 * @param settings variables for the environment of the tests; `oneByOne` runs one file at a time from the start
 * @returns 0, or jest's exit code if a test failed
 */
export async function runJest(paths, options, { env = {}, oneByOne = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-tests-'));
  const failedFiles = join(directory, 'failed.json');
  const jest = async (...more) => {
    const all = { ...process.env, ...env, FAILED_FILES: failedFiles };
    const args = ['run', '--silent', 'jest', '--', ...more, ...options, ...REPORTERS];
    const [code] = await once(spawn('npm', args, { stdio: 'inherit', env: all }), 'close');
    return code ?? 1;
  };
  try {
    const code = await jest(...paths, ...(oneByOne ? ONE_BY_ONE : []));
    const files = existsSync(failedFiles) ? filesToRepeat(JSON.parse(readFileSync(failedFiles, 'utf8'))) : [];
    if (files.length === 0) return code;
    process.stderr.write(`\nOnce more, one after the other: ${files.join(', ')}\n`);
    const again = await jest(...ONE_BY_ONE, '--runTestsByPath', ...files);
    if (again === 0)
      for (const file of files) process.stderr.write(`UNSTABLE: ${file} passed on its second run only.\n`);
    return again;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
