/**
 * Writes docs/licences.md from the lock file: every package that the product ships or builds with, and its licence.
 * Exits with 1 if a licence is not among those that the project accepts. With `--check` it writes nothing, and exits
 * with 1 if the document is not up to date. `npm run licences [-- --check]`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const DOCUMENT = 'docs/licences.md';

/** SPDX identifiers of licences that allow use in a product of any licence, without a duty to publish its source. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Licences of packages whose package.json names none; read from their licence files. */
const READ_BY_HAND = {
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** @returns {{ name: string, version: string, licence: string | null, ships: boolean }[]} sorted by name and version */
function packagesOf(lock) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link === true) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name} ${entry.version}`;
    const ships = entry.dev !== true;
    const licence = entry.license ?? READ_BY_HAND[name] ?? installedLicence(path);
    found.set(key, { name, version: entry.version, licence, ships: ships || found.get(key)?.ships === true });
  }
  return [...found.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Packages for other systems are in the lock file but not installed; their licence is that of their main package. */
function installedLicence(path) {
  const file = `${path}/package.json`;
  if (!existsSync(file)) return path.includes('node-bin-') ? 'MIT' : null;
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : null;
}

/** Whether the project may use a package under this SPDX expression: all parts of AND, one part of OR. */
function isAccepted(expression) {
  if (expression === null) return false;
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAccepted);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAccepted);
  return ACCEPTED.has(inner);
}

function documentOf(packages) {
  const row = ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`;
  const table = (list) => ['| package | version | licence |', '| --- | --- | --- |', ...list.map(row)].join('\n');
  return `# Licences

\`npm run licences\` writes this list from the lock file. \`npm test\` fails if it is out of date, or if a package has a licence that
the project does not accept (\`infra/dependencies/licences.mjs\`).

## In the product

${table(packages.filter(({ ships }) => ships))}

## In the build and the tests only

${table(packages.filter(({ ships }) => !ships))}
`;
}

const packages = packagesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const refused = packages.filter(({ licence }) => !isAccepted(licence));
for (const { name, version, licence } of refused) {
  process.stdout.write(`licence not accepted: ${name} ${version}: ${licence ?? 'none is named'}\n`);
}
const document = documentOf(packages);
if (process.argv.includes('--check')) {
  const current = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  if (current !== document) process.stdout.write(`${DOCUMENT} is out of date: npm run licences\n`);
  process.exitCode = current === document && refused.length === 0 ? 0 : 1;
} else {
  writeFileSync(DOCUMENT, document);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
