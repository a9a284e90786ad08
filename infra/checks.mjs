/**
 * The checks that `npm test` makes before it runs tests: format, types, lint, licences, that the product builds, and that its
 * first screen is small. Two run at a time, since one alone leaves a processor idle. The output of each is printed when
 * it ends. Exits with 1 when one of them fails. `node infra/checks.mjs`
 */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;
/** The longest check comes first, so that it does not run alone at the end. */
const checks = [['lint'], ['format:check'], ['licences:check'], ['typecheck'], ['build', 'check:size']];

/** Runs scripts of package.json one after the other, up to the first one that fails. */
async function run(scripts) {
  const began = performance.now();
  for (const script of scripts) {
    const { code, output } = await ended(
      spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    process.stdout.write(output);
    if (code === 0) continue;
    process.exitCode = 1;
    process.stdout.write(`FAILED: npm run ${script}\n`);
    return;
  }
  process.stdout.write(`${scripts.join(', ')}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}

function ended(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const waiting = [...checks];
async function worker() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));
