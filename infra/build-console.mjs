/** Builds the console into dist/console, unless what is there was built from the very same files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUT = 'dist/console';
const STAMP = join(OUT, '.built-from');

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const root of ['console', 'contracts', 'package-lock.json']) {
    for (const file of filesUnder(root)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const id = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== id) {
  // Loaded only when there is something to do: most starts build nothing.
  const { build } = await import('vite');
  await build({ configFile: 'console/vite.config.ts', logLevel: 'warn' });
  // What an open console compares with to learn that it is outdated.
  writeFileSync(join(OUT, 'version.json'), JSON.stringify({ build: id }));
  writeFileSync(STAMP, id);
}
