const NOT_A_PROOF = '!**/*.proof.spec.ts';

const resolve = {
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tests/environment/fast-check.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

const server = {
  ...resolve,
  displayName: 'server',
  testEnvironment: '<rootDir>/tests/environment/node-environment.mjs',
  roots: ['<rootDir>/services', '<rootDir>/contracts', '<rootDir>/tests'],
  testMatch: ['**/*.spec.ts', NOT_A_PROOF, '!**/tests/browser/**', '!**/tests/acceptance/together/**'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};

const console = {
  displayName: 'console',
  testEnvironment: '<rootDir>/console/testing/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/console/testing/setup.ts'],
  roots: ['<rootDir>/console'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  moduleNameMapper: {
    '\\.(css|woff2|svg|png)$': '<rootDir>/console/testing/no-style.ts',
    '(.*)/catalogue-loader\\.js$': '<rootDir>/console/testing/catalogues-from-disk.ts',
    '(.*)/declared-screens\\.js$': '<rootDir>/console/testing/declared-screens-from-disk.ts',
    ...resolve.moduleNameMapper,
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};

/** The acceptance files `*.shared.spec.ts`, several on one server. `npm test` runs these in place of the files one by one. */
const together = {
  ...server,
  displayName: 'together',
  roots: ['<rootDir>/tests/acceptance/together'],
  testMatch: ['**/*.spec.ts'],
};

/** What takes long, and the properties again with all their runs. */
const proofs = {
  ...server,
  displayName: 'proofs',
  testMatch: ['**/*.proof.spec.ts', '**/*-properties.*.spec.ts', '!**/tests/browser/**'],
  globals: { ALL_RUNS: true },
};

/** Real browsers against a whole server; needs a built console. */
const browser = {
  ...server,
  displayName: 'browser',
  roots: ['<rootDir>/tests/browser'],
  testMatch: ['**/*.spec.ts', NOT_A_PROOF],
  setupFilesAfterEnv: ['<rootDir>/tests/browser/setup.ts'],
};

const browserProofs = { ...browser, displayName: 'browser-proofs', testMatch: ['**/*.proof.spec.ts'] };

// Limits of time are for all projects or none.
export default {
  projects: [server, together, console, browser, proofs, browserProofs],
  maxWorkers: 2,
  // A worker keeps much of what its files loaded. It starts anew before its heap is full.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 30_000,
};
