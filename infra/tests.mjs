/** Runs a tier of tests: `node infra/tests.mjs everyday|proofs [arguments of jest]`. Exits with 1 when a test fails. */
import { runJest } from './run-jest.mjs';

const TIERS = {
  // The project `together` runs the files that this pattern leaves out.
  everyday: [
    ...['--selectProjects', 'server', 'together', 'console', 'browser'],
    ...['--testPathIgnorePatterns', '\\.shared\\.spec\\.ts$'],
  ],
  proofs: ['--selectProjects', 'proofs', 'browser-proofs'],
};

const [tier, ...more] = process.argv.slice(2);
process.exitCode = await runJest(more, TIERS[tier]);
