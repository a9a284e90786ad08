/**
 * Names direct dependencies that are behind by a major version, deprecated, or without a release for two years. It asks
 * the registry and fails nothing: a person decides. What it could not ask is reported as NOT RUN. `npm run outdated`
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLD_MS = 2 * 365 * 86_400_000;
const AT_ONCE = 8;

const registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim().replace(/\/$/, '');

/** What the registry knows of a package. @throws if the registry is not reached, or has no such package */
async function registryFactsOf(name) {
  const response = await fetch(`${registry}/${name.replace('/', '%2F')}`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { 'dist-tags': tags, versions, time } = await response.json();
  // Some registries keep no times.
  return { latest: tags.latest, deprecated: versions[tags.latest]?.deprecated, released: time?.[tags.latest] };
}

const majorOf = (version) => Number(version.split('.', 1)[0]);

async function findingOf(name, installed) {
  const { latest, deprecated, released } = await registryFactsOf(name);
  const findings = [];
  if (majorOf(latest) > majorOf(installed)) findings.push(`${installed}, the newest is ${latest}`);
  if (deprecated !== undefined) findings.push(`deprecated: ${deprecated}`);
  if (released !== undefined && Date.now() - Date.parse(released) > OLD_MS) {
    findings.push(`no release since ${released.slice(0, 10)}`);
  }
  return findings.map((finding) => `${name}: ${finding}`);
}

const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const waiting = Object.keys({ ...dependencies, ...devDependencies }).toSorted();
const found = [];

async function worker() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { version, name: real = name } = packages[`node_modules/${name}`];
    try {
      found.push(...(await findingOf(real, version)));
    } catch (error) {
      found.push(`${real}: NOT RUN (${error instanceof Error ? error.message : String(error)})`);
    }
  }
}

try {
  await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
} catch {
  process.stdout.write(`NOT RUN: outdated dependencies (${registry} was not reached)\n`);
  process.exit(0);
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const lines = found.toSorted();
process.stdout.write(
  `${lines.length === 0 ? 'All direct dependencies are maintained and current.' : lines.join('\n')}\n`,
);
