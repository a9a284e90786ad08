/**
 * Runs a tier of tests: `node infra/tests.mjs everyday|browser|proofs [arguments of jest]`. Exits with 1 when a test
 * fails.
 */
import { runJest } from './run-jest.mjs';

const [tier, ...more] = process.argv.slice(2);

// The groups of `tests/acceptance/together` and `tests/browser/together` run the files that this pattern leaves out.
const IN_GROUPS = ['--testPathIgnorePatterns', '\\.shared\\.spec\\.ts$'];

const TIERS = {
  everyday: ['--selectProjects', 'server', 'together', 'console', 'browser', ...IN_GROUPS],
  // Whoever names files means these, not their groups.
  browser: ['--selectProjects', 'browser', 'browser-proofs', ...(more.length === 0 ? IN_GROUPS : [])],
  proofs: ['--selectProjects', 'proofs', 'browser-proofs'],
};

process.exitCode = await runJest(more, TIERS[tier]);
