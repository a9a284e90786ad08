import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root, sourceFiles } from './source-files.js';

const run = promisify(execFile);

const isProof = (path: string) => path.includes('.proof.spec.');
const isShared = (path: string) => path.includes('.shared.spec.');
const isProperty = (path: string) => path.includes('-properties.');
const isGroup = (path: string) => /^tests\/(acceptance|browser)\/together\//.test(path);

const specs = sourceFiles('contracts', 'services', 'console', 'tests').filter(({ path }) => /\.spec\.tsx?$/.test(path));
const pathsWhere = (holds: (path: string) => boolean) =>
  specs
    .map(({ path }) => path)
    .filter(holds)
    .sort();

/** The files of this repository that a tier runs, as jest finds them. */
async function filesOf(tier: 'everyday' | 'proofs'): Promise<string[]> {
  const { stdout } = await run('node', ['infra/tests.mjs', tier, '--listTests'], { cwd: root });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((line) => line.slice(root.length + 1).replaceAll('\\', '/'))
    .sort();
}

/** The files that run once more after a run in which these failed. */
async function repeatedOf(failed: readonly string[]): Promise<unknown> {
  const script = `import { filesToRepeat } from './infra/files-to-repeat.mjs';
    process.stdout.write(JSON.stringify(filesToRepeat(${JSON.stringify(failed)})));`;
  const { stdout } = await run('node', ['--input-type=module', '-e', script], { cwd: root });
  return JSON.parse(stdout);
}

describe('the tiers of tests', () => {
  let everyday: string[];
  let proofs: string[];
  beforeAll(async () => {
    [everyday, proofs] = await Promise.all([filesOf('everyday'), filesOf('proofs')]);
  }, 120_000);

  it('run every test file in npm test, but for proofs and those that groups run', () => {
    expect(everyday).toEqual(pathsWhere((path) => !isProof(path) && !isShared(path)));
  });

  it('run the proofs and the properties in npm run test:proofs', () => {
    expect(proofs).toEqual(pathsWhere((path) => isProof(path) || isProperty(path)));
  });

  it('have groups for acceptance and browser files on a shared server only', () => {
    const quarters = [1, 2, 3, 4].map((at) => `tests/acceptance/together/quarter-${at}.spec.ts`);
    const sixths = [1, 2, 3, 4, 5, 6].map((at) => `tests/browser/together/group-${at}.spec.ts`);
    expect(pathsWhere(isGroup)).toEqual([...quarters, ...sixths]);
    expect(pathsWhere(isShared).filter((path) => !/^tests\/(acceptance|browser)\/[^/]+$/.test(path))).toEqual([]);
  });

  it('let no file on a shared server close it', () => {
    const closing = specs.filter(({ path, text }) => isShared(path) && /\bserver\.(close|leave|stop)\(/.test(text));
    expect(closing.map(({ path }) => path)).toEqual([]);
  });

  it('repeat a few failed files, and nothing if many failed', async () => {
    const failed = ['a', 'b', 'c', 'd'].map((name) => `services/${name}.unit.spec.ts`);
    expect(await repeatedOf(failed.slice(1))).toEqual(failed.slice(1));
    expect(await repeatedOf(failed)).toEqual([]);
  });

  it('run all properties on one seed, which the environment may change', async () => {
    const seedOf = async (PROPERTY_SEED?: string) => {
      const script = `process.stdout.write(String(require('./tests/environment/fast-check.cjs').readConfigureGlobal().seed))`;
      const env = { ...process.env, PROPERTY_SEED };
      return (await run('node', ['-e', script], { cwd: root, env })).stdout;
    };
    expect([await seedOf(), await seedOf('7'), await seedOf('random')]).toEqual(['20261126', '7', 'undefined']);
    expect(fc.readConfigureGlobal().seed).toBeDefined();
  });

  it('shorten properties in files that are named for them', () => {
    const shortened = specs
      .filter(({ own }) => own.includes('tests/fixtures/property-runs.ts'))
      .map(({ path }) => path);
    expect(shortened.sort()).toEqual(pathsWhere(isProperty));
  });
});
