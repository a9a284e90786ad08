/** Runs a tier of tests: `node infra/tests.mjs everyday proofs [arguments of jest]`. Exits with 1 when a test fails. */
import { spawn } from 'node:child_process';

const TIERS = {
  // The project `together` runs the files that this pattern leaves out.
  everyday: [
    ...['--selectProjects', 'server', 'together', 'console', 'browser'],
    ...['--testPathIgnorePatterns', '\\.shared\\.spec\\.ts$'],
  ],
  proofs: ['--selectProjects', 'proofs', 'browser-proofs'],
};
const [tier, ...more] = process.argv.slice(2);
const jest = spawn('npm', ['run', '--silent', 'jest', '--', ...TIERS[tier], ...more], { stdio: 'inherit' });
jest.on('close', (code) => {
  process.exitCode = code ?? 1;
});
