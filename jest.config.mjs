const resolve = { moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' } };

const server = {
  ...resolve,
  displayName: 'server',
  testEnvironment: 'node',
  roots: ['<rootDir>/services', '<rootDir>/contracts', '<rootDir>/tests'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/browser/'],
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

/** Real browsers against a whole server, one file after the other; needs a built console. */
const browser = {
  ...server,
  displayName: 'browser',
  roots: ['<rootDir>/tests/browser'],
  testPathIgnorePatterns: [],
  setupFilesAfterEnv: ['<rootDir>/tests/browser/setup.ts'],
};

// Limits of time are for all projects or none.
export default { projects: [server, console, browser], maxWorkers: 2, testTimeout: 30_000 };
