/**
 * Runs a tier of tests: `node infra/tests.mjs everyday | proofs [arguments of jest]`. Ends with 1 when a test fails, and when
 * a test leaves something open that keeps its worker alive after the last test.
 */
import { spawn } from 'node:child_process';

const TIERS = {
  // The project `together` runs the files that the pattern leaves out.
  everyday: [
    ...['--selectProjects', 'server', 'together', 'console', 'browser'],
    ...['--testPathIgnorePatterns', '\\.shared\\.spec\\.ts$'],
  ],
  proofs: ['--selectProjects', 'proofs', 'browser-proofs'],
};
/** How jest reports what is left open, in workers and in its own process; neither makes it end with an error. */
const LEFT_OPEN = /failed to exit gracefully|did not exit one second after/;

const [tier, ...more] = process.argv.slice(2);
const jest = spawn('npm', ['run', '--silent', 'jest', '--', ...TIERS[tier], ...more], {
  stdio: ['inherit', 'inherit', 'pipe'],
});
let errors = '';
jest.stderr.on('data', (chunk) => {
  errors += chunk;
  process.stderr.write(chunk);
});
jest.on('close', (code) => {
  process.exitCode = code ?? 1;
  if (!LEFT_OPEN.test(errors)) return;
  process.stderr.write('FAILED: a test left something open. --detectOpenHandles on a suspected file says what.\n');
  process.exitCode = 1;
});
