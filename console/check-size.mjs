/**
 * Checks that everything the sign-in page needs stays within its budget: the entry, the page's own chunk and all that
 * both import statically. It counts scripts and style sheets, compressed as the server sends them, prints the files, and
 * fails above the budget. It also fails where a page that people open first imports the contracts' schemas, which only
 * changes need, or a large file that browsers are not told to compile while it loads (`compile-hints.ts`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HINT } from './compile-hints.ts';

const BUDGET_BYTES = 190 * 1000;
const OUT = process.argv[2] ?? 'dist/console';
/** The sources of the first screen, as the manifest names them. */
const FIRST_SCREEN = ['index.html', 'src/main.tsx', 'src/features/identity/routes/login-page.tsx'];
/** The sources of the pages that people who are signed in open first. */
const FIRST_PAGES = [
  'src/app/shell/staff-shell.tsx',
  'src/features/reservation-list/routes/reservation-list-page.tsx',
  'src/features/reservations/routes/reservation-page.tsx',
];
/** The file into which `chunks-by-journey.ts` puts zod and the schemas. */
const RULES = /(^|\/)rules-/;

/** Compiling a smaller file takes no noticeable time. */
const LARGE_BYTES = 20 * 1000;

const manifest = JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8'));

function chunksOf(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the manifest of ${OUT}: was the console built?`);
  seen.add(key);
  for (const imported of chunk.imports ?? []) chunksOf(imported, seen);
  return seen;
}

const chunks = FIRST_SCREEN.flatMap((key) => [...chunksOf(key)].map((each) => manifest[each]));
const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
const sizes = [...files]
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(OUT, file))).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) process.stdout.write(`${String(bytes).padStart(8)}  ${file}\n`);
process.stdout.write(`${String(total).padStart(8)}  of ${BUDGET_BYTES} bytes for the sign-in page\n`);
if (total > BUDGET_BYTES) {
  process.stderr.write('The first screen is over its budget: find what it imports that it does not need.\n');
  process.exitCode = 1;
}

for (const page of [...FIRST_SCREEN, ...FIRST_PAGES]) {
  const rules = [...chunksOf(page)].find((key) => RULES.test(manifest[key].file));
  if (rules === undefined) continue;
  process.stderr.write(
    `${page} brings ${manifest[rules].file} along: load what checks by a schema when it is needed.\n`,
  );
  process.exitCode = 1;
}

const first = new Set([...FIRST_SCREEN, ...FIRST_PAGES].flatMap((key) => [...chunksOf(key)]));
for (const key of first) {
  const { file } = manifest[key];
  if (!file.endsWith('.js')) continue;
  const code = readFileSync(join(OUT, file), 'utf8');
  if (code.length < LARGE_BYTES || code.startsWith(HINT)) continue;
  process.stderr.write(`${file} is needed at once, and its first line does not say so: see compile-hints.ts.\n`);
  process.exitCode = 1;
}
