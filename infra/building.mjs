/**
 * The parts of the build: the server in dist, the console in dist/console, and the benches and faults of `tests` in
 * dist/tests. A part is not built again while its source files are unchanged, so most starts build nothing.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// `npm ci` installs Node 24 for most platforms, and npm scripts run on it; on other platforms the machine must provide
// it.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `Quayside needs Node 24 or newer, and this is ${process.version}: run "npm start", which uses the Node that "npm ci" installed.\n`,
  );
  process.exit(1);
}

/**
 * The same compiler that the tests use. It does not check types: the tests do, and that takes longer than the rest of
 * the build.
 */
const compiling = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: true,
  swcrc: false,
};

export const parts = {
  server: {
    from: ['services', 'contracts', 'infra/building.mjs', 'package-lock.json'],
    stamp: 'dist/.server-built-from',
    build: () => compile('services', 'contracts'),
  },
  tests: {
    from: ['tests', 'infra/building.mjs', 'package-lock.json'],
    stamp: 'dist/.tests-built-from',
    build: () => compile('tests'),
  },
  console: {
    from: ['console', 'contracts', 'package-lock.json'],
    stamp: 'dist/console/.built-from',
    async build(id) {
      const { build } = await import('vite');
      await build({ configFile: 'console/vite.config.ts', logLevel: 'warn' });
      // An open console compares this with its own build to notice that it is outdated.
      writeFileSync('dist/console/version.json', JSON.stringify({ build: id }));
    },
  },
};

/** Compiles the TypeScript of these folders to the same places below dist. */
async function compile(...folders) {
  const { transformFile } = await import('@swc/core');
  for (const folder of folders) rmSync(join('dist', folder), { recursive: true, force: true });
  await Promise.all(
    folders
      .flatMap((folder) => [...filesUnder(folder)])
      .map(async (file) => {
        const target = join('dist', file);
        mkdirSync(dirname(target), { recursive: true });
        // Mail texts and other JSON are copied next to the compiled code.
        if (file.endsWith('.json')) cpSync(file, target);
        if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) return;
        const { code, map } = await transformFile(file, compiling);
        const name = target.replace(/\.ts$/, '.js');
        writeFileSync(name, `${code}//# sourceMappingURL=${basename(name)}.map\n`);
        writeFileSync(`${name}.map`, map);
      }),
  );
}

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** Hashes the contents of the files, not their times: a fresh clone and a restored copy have other times. */
function fingerprint(roots) {
  const hash = createHash('sha256').update(process.version);
  for (const root of roots) {
    for (const file of filesUnder(root)) {
      if (!/\.spec\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether the part was built from the current contents of its files. */
export function isUpToDate({ from, stamp }, id = fingerprint(from)) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === id;
}

/** Builds the part unless it is up to date. @throws when it does not build */
export async function bringUpToDate({ from, stamp, build }) {
  const id = fingerprint(from);
  if (isUpToDate({ from, stamp }, id)) return;
  // Removed first: a build that ends half-way must not look like the one before it.
  rmSync(stamp, { force: true });
  await build(id);
  writeFileSync(stamp, id);
}
